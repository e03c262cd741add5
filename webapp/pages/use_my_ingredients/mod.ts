export { UseMyIngredientsPage } from "./UseMyIngredientsPage.tsx";
