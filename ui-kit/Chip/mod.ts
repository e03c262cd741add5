export { CHIP_VARIANTS, Chip, type ChipProps, type ChipVariant } from "./Chip.tsx";
export { PickedChip, type PickedChipProps } from "./PickedChip.tsx";
