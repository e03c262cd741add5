// A file of its own, so that its code loads only for own recipes.
export { typedLineText } from "../../../core/amounts/mod.ts";
