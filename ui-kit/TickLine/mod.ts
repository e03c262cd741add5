export { TickLine, type TickLineProps } from "./TickLine.tsx";
