export { ShoppingPage } from "./ShoppingPage.tsx";
