export { Spinner, type SpinnerProps, SpinnerRing, type SpinnerRingProps } from "./Spinner.tsx";
