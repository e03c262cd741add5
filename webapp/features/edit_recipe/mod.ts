// One door, so that the two pages are one chunk: what both use would else be part of the chunk that every page loads.
export { EditRecipePage } from "./EditRecipePage.tsx";
export { NewRecipePage } from "./NewRecipePage.tsx";
