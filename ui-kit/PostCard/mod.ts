export { LikeButton, type LikeButtonProps } from "./LikeButton.tsx";
export { PostActions, type PostActionsOptions, type PostActionsProps } from "./PostActions.tsx";
export { PostCard, type PostCardProps, type PostedTime } from "./PostCard.tsx";
export { PostRecipe, type PostRecipeTarget } from "./PostRecipe.tsx";
