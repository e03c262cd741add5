import type { OwnRecipeReply, WrittenRecipeWire } from "../../api/mod.ts";

/** What the editor begins with. */
export interface EditorStart {
  readonly recipe: WrittenRecipeWire;
  readonly isShared: boolean;
  /** Undefined for a new recipe. */
  readonly stored?: OwnRecipeReply | undefined;
  /** The recipe that this is a version of. */
  readonly copyOf?: { readonly id: string; readonly name: string } | undefined;
  /** Addresses of an imported recipe's pictures. */
  readonly pictures: readonly string[];
  /** What an import did not understand. */
  readonly doubts: readonly string[];
}
