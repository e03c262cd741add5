export { type ControlledOptions, useControlled } from "./use_controlled.ts";
export { type GridCellProps, type GridKeysOptions, type GridPlace, useGridKeys } from "./use_grid_keys.ts";
export { useMedia } from "./use_media.ts";
