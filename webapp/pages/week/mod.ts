export { WeekPage } from "./WeekPage.tsx";
