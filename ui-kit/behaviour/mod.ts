export {
  CHOICE_SELECTIONS,
  type ChoiceProps,
  ChoiceProvider,
  type ChoiceSelection,
  type ToggleOptions,
  useToggle,
} from "./choice.tsx";
export { followPointer, type Press } from "./follow_pointer.ts";
export { LAY_OUT_ALL_ATTRIBUTE, layOutAll } from "./lay_out_all.ts";
export { mergeHandlers } from "./merge_handlers.ts";
export { useTopModal } from "./open_modals.ts";
export { type ControlledOptions, useControlled } from "./use_controlled.ts";
export { type GridCellProps, type GridKeysOptions, type GridPlace, useGridKeys } from "./use_grid_keys.ts";
export { FirstMedia, useMedia } from "./use_media.ts";
export { type ModalDialogOptions, useModalDialog } from "./use_modal_dialog.ts";
export { type RovingFocusOptions, useRovingFocus } from "./use_roving_focus.ts";
