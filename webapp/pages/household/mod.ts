export { HouseholdPage } from "./HouseholdPage.tsx";
