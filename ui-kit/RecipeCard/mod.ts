export { FavouriteHeart, type FavouriteHeartProps } from "./FavouriteHeart.tsx";
export { RECIPE_CARD_SIZES, RecipeCard, type RecipeCardProps, type RecipeCardSize } from "./RecipeCard.tsx";
