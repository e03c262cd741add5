import { t } from "@lingui/core/macro";
import EllipsisVertical from "lucide-react/icons/ellipsis-vertical";
import { type ClipboardEvent, type KeyboardEvent, lazy, Suspense } from "react";
import { IconButton } from "../../../ui-kit/IconButton/mod.ts";
import { Menu, type MenuButtonProps } from "../../../ui-kit/Menu/mod.ts";
import { TextArea } from "../../../ui-kit/TextArea/mod.ts";
import { TextField } from "../../../ui-kit/TextField/mod.ts";
import type { ReadLineWire } from "../../../wire/cookbook/own_recipes.ts";
import { retryImport } from "../../platform/routing/mod.ts";
import { canMove, chooseFood, insertTexts, moveRow, removeRow, typeRow } from "./change_draft.ts";
import { type DraftRow, rowsOfText } from "./draft_rows.ts";
import { Chips, FieldRow } from "./editor_layout.ts";
import type { DraftEditor } from "./use_draft.ts";

// Its first reading is the server's reply to the typed text.
const LineReading = lazy(async () => ({
  default: (await retryImport(() => import("./LineReading.tsx"))).LineReading,
}));

const LABELS: Readonly<
  Record<RowFieldProps["kind"], { own: (number: number) => string; more: (number: number) => string }>
> = {
  ingredient: { own: (number) => t`Ingredient ${number}`, more: (number) => t`More about ingredient ${number}` },
  step: { own: (number) => t`Step ${number}`, more: (number) => t`More about step ${number}` },
  note: { own: (number) => t`Note ${number}`, more: (number) => t`More about note ${number}` },
};

/** The id of a row's field, or of a group's title. */
export function rowFieldId(id: number): string {
  return `recipe-row-${id}`;
}

export interface RowFieldProps {
  row: DraftRow;
  kind: "ingredient" | "step" | "note";
  /** Its place among those of its list or group, from 1. */
  number: number;
  editor: DraftEditor;
  maxLength: number;
  placeholder?: string | undefined;
  /** Of an ingredient. */
  line?: ReadLineWire | undefined;
}

/** One row. Enter begins the next one, Backspace in an empty one removes it, Alt and an arrow key moves it. */
export function RowField({ row, kind, number, editor, maxLength, placeholder, line }: RowFieldProps) {
  const { draft, change, problems } = editor;
  const { id, text } = row;
  const chipsId = `${rowFieldId(id)}-read`;

  function onKeyDown(event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>): void {
    const { key, currentTarget, altKey, shiftKey, nativeEvent } = event;
    // While an input method composes a word, Enter accepts the word.
    if (nativeEvent.isComposing) return;
    if (key === "Enter" && !shiftKey) {
      event.preventDefault();
      const [from, to] = selectionOf(currentTarget);
      change((now) => insertTexts(now, { id, from, to, texts: ["", ""] }));
    } else if (key === "Backspace" && text === "") {
      event.preventDefault();
      change((now) => removeRow(now, id));
    } else if (altKey && (key === "ArrowUp" || key === "ArrowDown")) {
      event.preventDefault();
      change((now) => moveRow(now, id, key === "ArrowUp" ? "up" : "down"));
    }
  }

  function onPaste(event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>): void {
    const pasted = event.clipboardData.getData("text/plain");
    const texts = rowsOfText(pasted);
    if (texts.length < 2) return;
    event.preventDefault();
    const [from, to] = selectionOf(event.currentTarget);
    change((now) => insertTexts(now, { id, from, to, texts }));
  }

  const field = {
    id: rowFieldId(id),
    label: LABELS[kind].own(number),
    labelPlace: "hidden",
    value: text,
    placeholder,
    maxLength,
    error: problems[`row-${id}`],
    autoComplete: "off",
    onKeyDown,
    onPaste,
  } as const;
  return (
    <FieldRow>
      {kind === "ingredient" ? (
        <TextField
          {...field}
          enterKeyHint="next"
          aria-describedby={line ? chipsId : undefined}
          onChange={({ target }) => change((now) => typeRow(now, id, target.value))}
        />
      ) : (
        <TextArea {...field} rows={2} onChange={({ target }) => change((now) => typeRow(now, id, target.value))} />
      )}
      <Menu
        label={LABELS[kind].more(number)}
        align="end"
        button={moreButton}
        entries={[
          {
            text: t`Move up`,
            disabled: !canMove(draft, id, "up"),
            onSelect: () => change((now) => moveRow(now, id, "up")),
          },
          {
            text: t`Move down`,
            disabled: !canMove(draft, id, "down"),
            onSelect: () => change((now) => moveRow(now, id, "down")),
          },
          "divider",
          { text: t`Remove`, tone: "danger", onSelect: () => change((now) => removeRow(now, id)) },
        ]}
      />
      {kind === "ingredient" && text.trim() !== "" && (
        <Suspense fallback={<Chips data-chips="" />}>
          <LineReading id={chipsId} line={line} onChoose={(food) => change((now) => chooseFood(now, id, food))} />
        </Suspense>
      )}
    </FieldRow>
  );
}

function selectionOf({
  selectionStart,
  selectionEnd,
  value,
}: HTMLInputElement | HTMLTextAreaElement): [number, number] {
  return [selectionStart ?? value.length, selectionEnd ?? value.length];
}

function moreButton(props: MenuButtonProps) {
  return <IconButton variant="ghost" size="regular" icon={<EllipsisVertical size={20} />} {...props} />;
}
