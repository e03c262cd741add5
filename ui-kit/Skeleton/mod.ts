export { SKELETON_SHAPES, Skeleton, type SkeletonProps, type SkeletonShape } from "./Skeleton.tsx";
export {
  OptionCardSkeleton,
  PlateSkeleton,
  PostCardSkeleton,
  type PostCardSkeletonProps,
  RecipeCardSkeleton,
  RecipePageSkeleton,
  type SkeletonGroupProps,
} from "./shapes.tsx";
