export { TIMER_STATES, Timer, type TimerProps, type TimerState } from "./Timer.tsx";
