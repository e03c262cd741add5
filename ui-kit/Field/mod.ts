export { Field, type FieldControl, type FieldCounter, type FieldProps, type FieldTexts } from "./Field.tsx";
export { inputStyle } from "./input_style.ts";
