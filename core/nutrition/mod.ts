export {
  ABOUT,
  AIM_KINDS,
  AIM_LIMITS,
  AIM_PRESETS,
  type AimPreset,
  type AimResult,
  compareWithAim,
  type NutritionAims,
} from "./aims.ts";
export {
  addPortions,
  averageOfDays,
  type KnownAmount,
  NUTRIENTS,
  type Nutrient,
  type Nutrients,
  type Portion,
} from "./nutrients.ts";
