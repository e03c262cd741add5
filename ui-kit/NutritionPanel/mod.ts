export { type Nutrient, NutritionPanel, type NutritionPanelProps } from "./NutritionPanel.tsx";
