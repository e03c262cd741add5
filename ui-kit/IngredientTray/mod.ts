export { IngredientTray, type IngredientTrayProps, type TrayIngredient } from "./IngredientTray.tsx";
