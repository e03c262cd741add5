export { CookPage } from "./CookPage.tsx";
