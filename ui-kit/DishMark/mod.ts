export {
  DISH_MARK_TONES,
  DishMark,
  type DishMarkProps,
  type DishMarkTone,
  type DishWarning,
  WarningLine,
  WarningMark,
} from "./DishMark.tsx";
