// A file of its own, so that it is a chunk: only two devices that change one recipe need it.
export { mergeWrittenRecipe } from "../../../core/cookbook/mod.ts";
