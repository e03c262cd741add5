export { Field, type FieldControl, type FieldProps, type FieldTexts, LABEL_PLACES, type LabelPlace } from "./Field.tsx";
export {
  type FieldCounter,
  FieldNotes,
  type FieldNotesProps,
  type FieldNotesTexts,
  idsOfNotes,
} from "./FieldNotes.tsx";
export { inputStyle } from "./input_style.ts";
