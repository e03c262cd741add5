export { AIM_KINDS, AIM_LIMITS, AIM_PRESETS, compareWithAim, type NutritionAims } from "./aims.ts";
export {
  addPortions,
  averageOfDays,
  type KnownAmount,
  NUTRIENTS,
  type Nutrient,
  type Nutrients,
  type Portion,
} from "./nutrients.ts";
