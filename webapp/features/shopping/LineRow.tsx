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
  /** Called before the line moves. */
  onPress: () => void;
}

/** One line to tick. A line that a person wrote can also be edited and removed. */
export const LineRow = memo(DrawnLine);

function DrawnLine({ shown, actions, onPress }: LineRowProps) {
  const [isEditing, setIsEditing] = useState(false);
  // The tick shows at once. The list, which the line moves down in, is drawn after it.
  const [isMoving, startMoving] = useTransition();
  const { line, name, amount, note, meals } = shown;
  const written = line.line;
  if (isEditing && written !== undefined) {
    return (
      <li>
        <EditLine
          text={name}
          onCancel={() => setIsEditing(false)}
          onSave={(text) => {
            onPress();
            setIsEditing(false);
            if (text !== name) actions.edit(written, text);
          }}
        />
      </li>
    );
  }
  return (
    <li>
      <TickLine
        name={name}
        amount={amount}
        note={note}
        details={meals.length > 0 && <DishLinks dishes={meals} />}
        ticked={line.isTicked !== isMoving}
        onTickedChange={(isTicked) => {
          if (isMoving) return;
          onPress();
          startMoving(() => (isTicked ? actions.tick(shown) : actions.untick(shown)));
        }}
        action={
          written !== undefined && (
            <Menu
              label={`More about ${name}`}
              align="end"
              button={moreButton}
              entries={[
                { text: "Edit", onSelect: () => setIsEditing(true) },
                { text: "Remove", tone: "danger", onSelect: () => actions.remove(shown) },
              ]}
            />
          )
        }
      />
    </li>
  );
}

function DishLinks({ dishes }: { dishes: readonly PlannedDish[] }) {
  return (
    <Meals>
      For{" "}
      {dishes.map(({ id, name }, place) => (
        <Fragment key={id}>
          {place > 0 && ", "}
          <TextLink href={`/recipe/${encodeURIComponent(id)}`} component={RouterLink}>
            {name}
          </TextLink>
        </Fragment>
      ))}
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
        label={`Edit ${text}`}
        labelPlace="hidden"
        autoComplete="off"
        maxLength={FREE_LINE_MAX_LENGTH}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit">Save</Button>
      <Button variant="ghost" onClick={onCancel}>
        Cancel
      </Button>
    </FieldLine>
  );
}

function moreButton(props: MenuButtonProps) {
  return <IconButton variant="ghost" size="small" icon={<Ellipsis size={20} />} {...props} />;
}
