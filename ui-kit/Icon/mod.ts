export { MealIcon, type MealIconProps } from "./MealIcon.tsx";
export { type IconProps, PlateIcon } from "./PlateIcon.tsx";
