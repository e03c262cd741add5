export {
  AIM_VERDICTS,
  type AimVerdict,
  type NutrientBar,
  NutrientBars,
  type NutrientBarsProps,
} from "./NutrientBars.tsx";
