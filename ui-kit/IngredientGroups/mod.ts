export {
  INGREDIENT_LAYOUTS,
  type IngredientGroup,
  IngredientGroups,
  type IngredientGroupsProps,
  type IngredientLayout,
} from "./IngredientGroups.tsx";
