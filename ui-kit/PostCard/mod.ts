export { LikeButton, type LikeButtonProps } from "./LikeButton.tsx";
export { PostActions, type PostActionsOptions, type PostActionsProps } from "./PostActions.tsx";
export { PostByline, type PostedTime } from "./PostByline.tsx";
export { PostCard, type PostCardProps } from "./PostCard.tsx";
export { PostRecipe, type PostRecipeTarget } from "./PostRecipe.tsx";
