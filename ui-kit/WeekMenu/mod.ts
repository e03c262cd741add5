export { WeekMenu, type WeekMenuProps } from "./WeekMenu.tsx";
