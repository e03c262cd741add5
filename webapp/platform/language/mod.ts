export { LanguageSelect, type LanguageSelectProps } from "./LanguageSelect.tsx";
export { loadTexts, textsLoaded } from "./load_texts.ts";
export { applyChosenLanguage, changeLanguage } from "./page_language.ts";
