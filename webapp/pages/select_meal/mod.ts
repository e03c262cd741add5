export { SelectMealPage } from "./SelectMealPage.tsx";
