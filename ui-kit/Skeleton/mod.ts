export { SKELETON_SHAPES, Skeleton, type SkeletonProps, type SkeletonShape } from "./Skeleton.tsx";
export {
  OptionCardSkeleton,
  PlateSkeleton,
  RecipeCardSkeleton,
  RecipePageSkeleton,
  type SkeletonGroupProps,
} from "./shapes.tsx";
