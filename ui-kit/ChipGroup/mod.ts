export { CHOICE_SELECTIONS as CHIP_SELECTIONS, type ChoiceSelection as ChipSelection } from "../behaviour/mod.ts";
export { ChipGroup, type ChipGroupProps } from "./ChipGroup.tsx";
