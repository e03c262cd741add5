export { SEARCH_FIELD_TONES, SearchField, type SearchFieldProps, type SearchFieldTone } from "./SearchField.tsx";
