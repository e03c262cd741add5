export { type IngredientGroup, IngredientGroups, type IngredientGroupsProps } from "./IngredientGroups.tsx";
