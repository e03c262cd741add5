export { Checkbox, type CheckboxProps } from "./Checkbox.tsx";
export { TickBox, TickInput } from "./tick_box.ts";
