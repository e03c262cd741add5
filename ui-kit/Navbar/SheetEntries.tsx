import Check from "lucide-react/icons/check";
import { useId } from "react";
import { isMenuChoice, type MenuChoice, type MenuEntry } from "../Menu/mod.ts";
import { SheetButton, SheetChoice, SheetOption } from "./sheet_parts.ts";

/** The entries of the settings menu in a sheet: a choice is a group of radio buttons, an action a button. */
export function SheetEntries({ entries }: { entries: readonly MenuEntry[] }) {
  return entries.map((entry, place) => {
    // A menu's entries do not change order.
    const key = String(place);
    if (entry === "divider") return <hr key={key} />;
    if (isMenuChoice(entry)) return <Choice key={key} choice={entry} />;
    return (
      <SheetButton key={key} type="button" disabled={entry.disabled} data-tone={entry.tone} onClick={entry.onSelect}>
        {entry.icon}
        {entry.text}
      </SheetButton>
    );
  });
}

function Choice({ choice }: { choice: MenuChoice }) {
  const name = useId();
  return (
    <SheetChoice>
      <legend>{choice.label}</legend>
      {choice.options.map(({ value, text, icon }) => (
        <SheetOption key={value}>
          {icon}
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === choice.value}
            onChange={() => choice.onValueChange(value)}
          />
          <span>{text}</span>
          {value === choice.value && <Check size={20} aria-hidden="true" />}
        </SheetOption>
      ))}
    </SheetChoice>
  );
}
