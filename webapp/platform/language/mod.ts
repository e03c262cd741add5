export { loadTexts, textsLoaded } from "./load_texts.ts";
