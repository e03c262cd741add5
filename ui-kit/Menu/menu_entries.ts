import type { ReactNode } from "react";

/** `danger` is for deleting. */
export const MENU_TONES = ["plain", "danger"] as const;

/** One of {@link MENU_TONES}. */
export type MenuTone = (typeof MENU_TONES)[number];

/** An action, which closes the menu. */
export interface MenuAction {
  text: string;
  /** An icon of 20 px before the text. */
  icon?: ReactNode;
  /** `plain` by default. */
  tone?: MenuTone | undefined;
  onSelect: () => void;
  /** Shown, but can't be chosen. */
  disabled?: boolean | undefined;
}

/** One option of a {@link MenuChoice}. */
export interface MenuOption {
  value: string;
  text: string;
  /** An icon of 20 px before the text. */
  icon?: ReactNode;
}

/** A single choice among several options; the chosen one has a check. */
export interface MenuChoice {
  /** The name of the choice: "Theme". Shown above the options as their group's name. */
  label: string;
  /** `value` of the chosen option. */
  value: string;
  options: readonly MenuOption[];
  /** A method, so that a function of the options' own union fits. */
  onValueChange(value: string): void;
}

/** An action, a choice, or a rule between two actions. Choices have rules around them automatically. */
export type MenuEntry = MenuAction | MenuChoice | "divider";

/** One line of the menu that can be chosen. */
export interface MenuLineItem {
  key: string;
  text: string;
  icon: ReactNode;
  tone: MenuTone;
  isDisabled: boolean;
  /** Undefined for an action. */
  isChecked: boolean | undefined;
  run: () => void;
}

/** The lines between two rules. */
export interface MenuSectionItem {
  key: string;
  label: string | undefined;
  lines: readonly MenuLineItem[];
}

/** Whether an entry is a {@link MenuChoice}. */
export function isMenuChoice(entry: MenuEntry): entry is MenuChoice {
  return entry !== "divider" && "options" in entry;
}

/** Consecutive actions form a section, each choice its own; empty sections are dropped. */
export function menuSections(entries: readonly MenuEntry[]): MenuSectionItem[] {
  const sections: { key: string; label: string | undefined; lines: MenuLineItem[] }[] = [];
  let actions: MenuLineItem[] | undefined;
  for (const [place, entry] of entries.entries()) {
    const key = String(place);
    if (entry === "divider") {
      actions = undefined;
    } else if (isMenuChoice(entry)) {
      actions = undefined;
      sections.push({ key: `section ${key}`, label: entry.label, lines: optionLines(entry, key) });
    } else {
      if (!actions) sections.push({ key: `section ${key}`, label: undefined, lines: (actions = []) });
      actions.push(actionLine(entry, key));
    }
  }
  return sections.filter(({ lines }) => lines.length > 0);
}

function actionLine({ text, icon, tone = "plain", onSelect, disabled = false }: MenuAction, key: string): MenuLineItem {
  return { key, text, icon, tone, isDisabled: disabled, isChecked: undefined, run: onSelect };
}

function optionLines(choice: MenuChoice, key: string): MenuLineItem[] {
  return choice.options.map(({ value, text, icon }) => ({
    key: `${key} ${value}`,
    text,
    icon,
    tone: "plain",
    isDisabled: false,
    isChecked: value === choice.value,
    run: () => choice.onValueChange(value),
  }));
}
