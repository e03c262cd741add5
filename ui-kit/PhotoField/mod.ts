export { PhotoField, type PhotoFieldProps } from "./PhotoField.tsx";
export { FileInput, Hint, Label, Pick, Root } from "./photo_field_parts.ts";
export { useDroppedFile } from "./use_dropped_file.ts";
export { useObjectUrl } from "./use_object_url.ts";
