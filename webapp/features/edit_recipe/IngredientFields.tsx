import { t } from "@lingui/core/macro";
import Plus from "lucide-react/icons/plus";
import { useId } from "react";
import { WRITTEN_RECIPE_LIMITS as LIMITS } from "../../../core/cookbook/mod.ts";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Cluster } from "../../../ui-kit/Cluster/mod.ts";
import { Heading } from "../../../ui-kit/Heading/mod.ts";
import { Notice } from "../../../ui-kit/Notice/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import { TextField } from "../../../ui-kit/TextField/mod.ts";
import { addGroup, addRow, joinGroups, nameGroup } from "./change_draft.ts";
import { GroupBox, Part, Rows, TitleRow } from "./editor_layout.ts";
import { RowField, rowFieldId } from "./RowField.tsx";
import type { DraftGroup } from "./recipe_draft.ts";
import type { DraftEditor } from "./use_draft.ts";
import type { Reading } from "./use_reading.ts";

export function IngredientFields({ editor, reading }: { editor: DraftEditor; reading: Reading }) {
  const { draft, change, problems } = editor;
  const heading = useId();
  return (
    <Part aria-labelledby={heading}>
      <Heading id={heading} level={2}>
        {t`Ingredients`}
      </Heading>
      <Text tone="soft">
        {t`One a line, such as “500 g spinach, chopped”. Enter begins the next line; a pasted list becomes several lines.`}
      </Text>
      {draft.groups.map((group, place) => (
        <GroupFields key={group.id} group={group} place={place} editor={editor} reading={reading} />
      ))}
      {problems.groups && <Notice>{problems.groups}</Notice>}
      <div>
        <Button variant="ghost" size="small" icon={<Plus size={20} />} onClick={() => change(addGroup)}>
          {t`Add a group`}
        </Button>
      </div>
    </Part>
  );
}

interface GroupFieldsProps {
  group: DraftGroup;
  place: number;
  editor: DraftEditor;
  reading: Reading;
}

function GroupFields({ group: { id, title, rows }, place, editor, reading }: GroupFieldsProps) {
  const { draft, change } = editor;
  const hasTitle = draft.groups.length > 1 || title !== "";
  const name = title.trim() || (draft.groups.length > 1 ? t`Group ${place + 1}` : t`Ingredients`);
  return (
    <GroupBox aria-label={name}>
      {hasTitle && (
        <TitleRow>
          <TextField
            id={rowFieldId(id)}
            label={t`Title of group ${place + 1}`}
            placeholder={place === 0 ? t`None` : t`For the sauce`}
            maxLength={LIMITS.nameLength}
            autoComplete="off"
            value={title}
            onChange={({ target }) => change((now) => nameGroup(now, id, target.value))}
          />
          {place > 0 && (
            <Button variant="ghost" onClick={() => change((now) => joinGroups(now, id))}>
              {t`Join with above`}
            </Button>
          )}
        </TitleRow>
      )}
      <Rows>
        {rows.map((row, index) => (
          <RowField
            key={row.id}
            kind="ingredient"
            row={row}
            number={index + 1}
            placeholder={index === 0 && place === 0 ? t`500 g spinach, chopped` : undefined}
            maxLength={LIMITS.lineLength}
            editor={editor}
            line={reading.lineOf(row)}
          />
        ))}
      </Rows>
      <Cluster>
        <Button
          variant="plain"
          size="small"
          icon={<Plus size={20} />}
          onClick={() => change((now) => addRow(now, { group: id }))}
        >
          {t`Add an ingredient`}
        </Button>
      </Cluster>
    </GroupBox>
  );
}
