export { FoodToggle, type FoodToggleProps } from "./FoodToggle.tsx";
export { FoodToggleGroup, type FoodToggleGroupProps } from "./FoodToggleGroup.tsx";
