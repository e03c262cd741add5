export { STEPS_SIZES, type Step, Steps, type StepsProps, type StepsSize } from "./Steps.tsx";
