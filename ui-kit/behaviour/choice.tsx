import { createContext, type ReactNode, useContext } from "react";
import { useControlled } from "./use_controlled.ts";

/** How many values of a group may be chosen at once. With `single` another press gives the chosen one up again. */
export const CHOICE_SELECTIONS = ["multiple", "single"] as const;

/** One of {@link CHOICE_SELECTIONS}. */
export type ChoiceSelection = (typeof CHOICE_SELECTIONS)[number];

/** What a group of toggles holds for those inside that have a value. */
export interface ChoiceProps {
  /** `multiple` unless said otherwise. */
  selection?: ChoiceSelection | undefined;
  /** The chosen values, when the group's owner holds them. */
  value?: readonly string[] | undefined;
  /** Where an uncontrolled group begins; nothing is chosen unless said otherwise. */
  defaultValue?: readonly string[] | undefined;
  /** Told of every choice, in the order in which the values were chosen. */
  onValueChange?: ((value: string[]) => void) | undefined;
}

interface Choice {
  chosen: readonly string[];
  choose: (value: string, isOn: boolean) => void;
}

const ChoiceContext = createContext<Choice | undefined>(undefined);

const NOTHING: readonly string[] = [];

/** Hands a group's chosen values to the toggles inside that have a value of their own. */
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

/** What a toggle was given: a value for its group, or whether it is on. */
export interface ToggleOptions {
  /** Its value in the group round it. */
  value: string | undefined;
  /** Whether it is on, when its owner holds it; wins over the group. */
  pressed: boolean | undefined;
  /** Where an uncontrolled toggle begins. */
  defaultPressed: boolean;
  onPressedChange: ((pressed: boolean) => void) | undefined;
}

/** Whether a toggle is on: held by its owner, by the group round it if it has a value there, or by itself. */
export function useToggle({ value, pressed, defaultPressed, onPressedChange }: ToggleOptions) {
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
  return [isOn, () => setIsOn(!isOn)] as const;
}
