export { WeeklyMealsPage } from "./WeeklyMealsPage.tsx";
