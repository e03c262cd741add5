export { PhotoField, type PhotoFieldProps } from "./PhotoField.tsx";
export { useObjectUrl } from "./use_object_url.ts";
