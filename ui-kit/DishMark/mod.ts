export { DISH_MARK_TONES, DishMark, type DishMarkProps, type DishMarkTone } from "./DishMark.tsx";
