export { RecentRecipes } from "./RecentRecipes.tsx";
