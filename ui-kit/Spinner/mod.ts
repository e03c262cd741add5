export {
  SPINNER_PLACES,
  Spinner,
  type SpinnerPlace,
  type SpinnerProps,
  SpinnerRing,
  type SpinnerRingProps,
} from "./Spinner.tsx";
