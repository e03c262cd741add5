export { FavouritesLink } from "./FavouritesLink.tsx";
export { MyRecipesLink } from "./MyRecipesLink.tsx";
export {
  CARD_WIDTHS,
  RecipeListCard,
  type SharedCardProps,
  useSharedCardProps,
} from "./RecipeListCard.tsx";
export { DEFAULT_TIME } from "./use_card_facts.ts";
export { useFavourite } from "./use_favourite.ts";
export { useFoundHearts, useHearts } from "./use_hearts.ts";
export { useNearViewport } from "./use_near_viewport.ts";
