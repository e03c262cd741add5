import type { OwnRecipeReply, WrittenRecipeWire } from "../../../wire/cookbook/own_recipes.ts";

export interface EditorStart {
  readonly of: string;
  readonly recipe: WrittenRecipeWire;
  readonly isShared: boolean;
  /** Undefined for a new recipe. */
  readonly stored?: OwnRecipeReply | undefined;
  /** The recipe that this is a version of. */
  readonly copyOf?: { readonly id: string; readonly name: string } | undefined;
  /** Addresses of an imported recipe's pictures. */
  readonly pictures: readonly string[];
  /** Texts that an import did not understand. */
  readonly doubts: readonly string[];
  /** The text of the page, to compare with; absent if nothing is doubtful. */
  readonly pageText?: string | undefined;
  /** The cook's recipes that may be the imported one. */
  readonly duplicates: readonly { readonly id: string; readonly name: string }[];
}
