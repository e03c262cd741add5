import { createContext, type MouseEvent, type MouseEventHandler, type ReactNode, useContext } from "react";
import { useControlled } from "./use_controlled.ts";

/** How many values may be chosen at once. With `single` a second press deselects. */
export const CHOICE_SELECTIONS = ["multiple", "single"] as const;

/** One of {@link CHOICE_SELECTIONS}. */
export type ChoiceSelection = (typeof CHOICE_SELECTIONS)[number];

/** The selection of a group of toggles. */
export interface ChoiceProps {
  /** `multiple` by default. */
  selection?: ChoiceSelection | undefined;
  /** The chosen values (controlled). */
  value?: readonly string[] | undefined;
  /** Initial value of an uncontrolled group, none by default. */
  defaultValue?: readonly string[] | undefined;
  /** Called with the values in the order of choice. */
  onValueChange?: ((value: string[]) => void) | undefined;
}

interface Choice {
  chosen: readonly string[];
  choose: (value: string, isOn: boolean) => void;
}

const ChoiceContext = createContext<Choice | undefined>(undefined);

const NOTHING: readonly string[] = [];

/** Provides the group's values to the toggles inside. */
export function ChoiceProvider({
  selection = "multiple",
  value,
  defaultValue = NOTHING,
  onValueChange,
  children,
}: ChoiceProps & { children: ReactNode }) {
  const [chosen, setChosen] = useControlled<readonly string[]>({
    value,
    defaultValue,
    onChange: (next) => onValueChange?.([...next]),
  });
  const choice: Choice = {
    chosen,
    choose(toggled, isOn) {
      const others = selection === "single" ? [] : chosen.filter((each) => each !== toggled);
      setChosen(isOn ? [...others, toggled] : others);
    },
  };
  return <ChoiceContext value={choice}>{children}</ChoiceContext>;
}

/** The props of a toggle: a value for its group, or its own state. */
export interface ToggleOptions {
  /** Its value in the surrounding group. */
  value?: string | undefined;
  /** Whether it is on (controlled); overrides the group. */
  pressed: boolean | undefined;
  /** Initial value of an uncontrolled toggle. */
  defaultPressed: boolean;
  onPressedChange: ((pressed: boolean) => void) | undefined;
  /** Called before it toggles; `preventDefault` keeps it as it is. */
  onClick: MouseEventHandler<HTMLButtonElement> | undefined;
}

/** The attributes of a toggle's button. It is controlled by the parent, by the surrounding group if it has a value, or by itself. */
export function useToggle({ value, pressed, defaultPressed, onPressedChange, onClick }: ToggleOptions) {
  const choice = useContext(ChoiceContext);
  const inGroup = value === undefined ? undefined : choice?.chosen.includes(value);
  const [isOn, setIsOn] = useControlled({
    value: pressed ?? inGroup,
    defaultValue: defaultPressed,
    onChange(next) {
      onPressedChange?.(next);
      if (value !== undefined && pressed === undefined) choice?.choose(value, next);
    },
  });
  return {
    value,
    "aria-pressed": isOn,
    onClick(event: MouseEvent<HTMLButtonElement>) {
      onClick?.(event);
      if (!event.defaultPrevented) setIsOn(!isOn);
    },
  };
}
