export { MyRecipesPage } from "./MyRecipesPage.tsx";
