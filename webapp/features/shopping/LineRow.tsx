import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import Ellipsis from "lucide-react/icons/ellipsis";
import { Fragment, memo, useEffect, useRef, useState, useTransition } from "react";
import { FREE_LINE_MAX_LENGTH } from "../../../core/shopping/mod.ts";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { IconButton } from "../../../ui-kit/IconButton/mod.ts";
import { Menu, type MenuButtonProps } from "../../../ui-kit/Menu/mod.ts";
import { TextField } from "../../../ui-kit/TextField/mod.ts";
import { TextLink } from "../../../ui-kit/TextLink/mod.ts";
import { TickLine } from "../../../ui-kit/TickLine/mod.ts";
import { RouterLink } from "../../platform/routing/mod.ts";
import type { PlannedDish, VisibleLine } from "./list_view.ts";
import { FieldLine, Meals } from "./shopping_layout.ts";
import type { LineActions } from "./use_shopping.ts";

export interface LineRowProps {
  shown: VisibleLine;
  actions: LineActions;
  /** Called with the line's element before it moves. */
  onPress: (row: HTMLLIElement | null) => void;
  /** Whether it was written just now: it is scrolled into view. */
  isNew: boolean;
}

/** One line to tick, or to say that it is at home. A line that a person wrote can also be edited and removed. */
export const LineRow = memo(DrawnLine);

function DrawnLine({ shown, actions, onPress, isNew }: LineRowProps) {
  const [isEditing, setIsEditing] = useState(false);
  // The tick shows at once. The list, which the line moves down in, is drawn after it.
  const [isMoving, startMoving] = useTransition();
  const { line, name, amount, note, meals } = shown;
  const written = line.line;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNew) row.current?.scrollIntoView({ block: "nearest" });
  }, [isNew]);

  function have(): void {
    onPress(row.current);
    actions.have(shown);
  }

  function remove(): void {
    onPress(row.current);
    actions.remove(shown);
  }

  if (isEditing && written !== undefined) {
    return (
      <li ref={row}>
        <EditLine
          text={name}
          onCancel={() => setIsEditing(false)}
          onSave={(text) => {
            onPress(row.current);
            setIsEditing(false);
            if (text !== name) actions.edit(written, text);
          }}
        />
      </li>
    );
  }
  return (
    <li ref={row} data-new={isNew ? "" : undefined}>
      <TickLine
        name={name}
        amount={amount}
        note={note}
        details={meals.length > 0 && <DishLinks dishes={meals} />}
        ticked={line.isTicked !== isMoving}
        onTickedChange={(isTicked) => {
          if (isMoving) return;
          onPress(row.current);
          startMoving(() => (isTicked ? actions.tick(shown) : actions.untick(shown)));
        }}
        action={
          (written !== undefined || !line.isTicked) && (
            <LineMenu
              name={name}
              onHave={line.isTicked ? undefined : have}
              onEdit={written === undefined ? undefined : () => setIsEditing(true)}
              onRemove={written === undefined ? undefined : remove}
            />
          )
        }
        swipe={line.isTicked ? undefined : { text: haveText(), onSwipe: have }}
      />
    </li>
  );
}

interface LineMenuProps {
  name: string;
  onHave: (() => void) | undefined;
  onEdit: (() => void) | undefined;
  onRemove: (() => void) | undefined;
}

function LineMenu({ name, onHave, onEdit, onRemove }: LineMenuProps) {
  return (
    <Menu
      label={t`More about ${name}`}
      align="end"
      button={moreButton}
      entries={[
        ...(onHave ? [{ text: haveText(), onSelect: onHave }] : []),
        ...(onEdit ? [{ text: t`Edit`, onSelect: onEdit }] : []),
        ...(onRemove ? [{ text: t`Remove`, tone: "danger" as const, onSelect: onRemove }] : []),
      ]}
    />
  );
}

/** Several dishes are folded, so that many lines fit on a phone. */
function DishLinks({ dishes }: { dishes: readonly PlannedDish[] }) {
  const links = dishes.map(({ id, name }, place) => (
    <Fragment key={id}>
      {place > 0 && ", "}
      <TextLink href={`/recipe/${encodeURIComponent(id)}`} component={RouterLink}>
        {name}
      </TextLink>
    </Fragment>
  ));
  if (dishes.length === 1)
    return (
      <Meals>
        <Trans>For {links}</Trans>
      </Meals>
    );
  return (
    <Meals as="details">
      <summary>{t`For ${dishes.length} dishes`}</summary>
      <span>{links}</span>
    </Meals>
  );
}

function EditLine({ text, onSave, onCancel }: { text: string; onSave: (text: string) => void; onCancel: () => void }) {
  const [typed, setTyped] = useState(text);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <FieldLine
      noValidate
      data-wraps=""
      onKeyDown={({ key }) => key === "Escape" && onCancel()}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() === "") field.current?.focus();
        else onSave(typed.trim());
      }}
    >
      <TextField
        ref={field}
        label={t`Edit ${text}`}
        labelPlace="hidden"
        autoComplete="off"
        maxLength={FREE_LINE_MAX_LENGTH}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit">{t`Save`}</Button>
      <Button variant="ghost" onClick={onCancel}>
        {t`Cancel`}
      </Button>
    </FieldLine>
  );
}

function haveText(): string {
  return t`I have this`;
}

function moreButton(props: MenuButtonProps) {
  return <IconButton variant="ghost" size="small" icon={<Ellipsis size={20} />} {...props} />;
}
