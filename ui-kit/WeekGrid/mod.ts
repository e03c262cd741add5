export { WeekGrid, type WeekGridDay, type WeekGridMeal, type WeekGridPlace, type WeekGridProps } from "./WeekGrid.tsx";
