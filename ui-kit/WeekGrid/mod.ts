export { openAtToday } from "./open_at_today.ts";
export { SlotMenu, type SlotMenuProps } from "./SlotMenu.tsx";
export type { MealMove } from "./use_meal_move.ts";
export { WeekGrid, type WeekGridProps } from "./WeekGrid.tsx";
export {
  WEEK_CELLS,
  WEEK_STATES,
  type WeekCells,
  type WeekGridDay,
  type WeekGridMeal,
  type WeekGridPlace,
  type WeekLayout,
  type WeekSlot,
  type WeekState,
  WeekTable,
  type WeekTableParts,
  type WeekTableProps,
} from "./WeekTable.tsx";
export { Caption, onCloth, todayPlace, weekHeads, weekRow, weekRowRoom, weekSlotRoom } from "./week_table_parts.ts";
