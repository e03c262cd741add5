export { PROGRESS_BAR_LAYOUTS, ProgressBar, type ProgressBarLayout, type ProgressBarProps } from "./ProgressBar.tsx";
