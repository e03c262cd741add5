export { SELECT_LOOKS, Select, type SelectLook, type SelectOption, type SelectProps } from "./Select.tsx";
