export { ProgressDots, type ProgressDotsProps } from "./ProgressDots.tsx";
