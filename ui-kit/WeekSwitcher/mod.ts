export {
  WEEK_SWITCHER_LAYOUTS,
  WeekSwitcher,
  type WeekSwitcherLayout,
  type WeekSwitcherProps,
} from "./WeekSwitcher.tsx";
