export {
  DISH_MARK_TONES,
  DishMark,
  type DishMarkProps,
  type DishMarkTone,
  type DishWarning,
  WarningMark,
} from "./DishMark.tsx";
export { WarningLine } from "./WarningLine.tsx";
