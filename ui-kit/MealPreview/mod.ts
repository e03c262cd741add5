export { MealPreview, type MealPreviewProps, type PreviewCount } from "./MealPreview.tsx";
