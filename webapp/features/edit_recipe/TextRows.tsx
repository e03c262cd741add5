import { msg } from "@lingui/core/macro";
import Plus from "lucide-react/icons/plus";
import { useId } from "react";
import { i18n } from "#i18n";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Heading } from "../../../ui-kit/Heading/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import { addRow, type TextList } from "./change_draft.ts";
import { Part, Rows } from "./editor_layout.ts";
import { RowField } from "./RowField.tsx";
import type { DraftEditor } from "./use_draft.ts";

const WORDS = {
  steps: {
    title: msg`Steps`,
    kind: "step",
    add: msg`Add a step`,
    hint: msg`Enter begins the next step, Shift and Enter a new line.`,
  },
  notes: { title: msg`Notes`, kind: "note", add: msg`Add a note`, hint: msg`How it keeps, what goes with it.` },
} as const satisfies Record<TextList, unknown>;

/** The steps or the notes, one text each. */
export function TextRows({ list, editor, maxLength }: { list: TextList; editor: DraftEditor; maxLength: number }) {
  const { title, kind, add, hint } = WORDS[list];
  const heading = useId();
  return (
    <Part aria-labelledby={heading}>
      <Heading id={heading} level={2}>
        {i18n._(title)}
      </Heading>
      <Text tone="soft">{i18n._(hint)}</Text>
      <Rows>
        {editor.draft[list].map((row, index) => (
          <RowField key={row.id} kind={kind} row={row} number={index + 1} maxLength={maxLength} editor={editor} />
        ))}
      </Rows>
      <div>
        <Button
          variant="plain"
          size="small"
          icon={<Plus size={20} />}
          onClick={() => editor.change((now) => addRow(now, list))}
        >
          {i18n._(add)}
        </Button>
      </div>
    </Part>
  );
}
