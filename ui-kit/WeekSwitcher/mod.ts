export { WeekSwitcher, type WeekSwitcherProps } from "./WeekSwitcher.tsx";
