export { PostMealPage } from "./PostMealPage.tsx";
