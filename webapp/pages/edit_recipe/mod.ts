export { EditRecipePage } from "./EditRecipePage.tsx";
export { NewRecipePage } from "./NewRecipePage.tsx";
