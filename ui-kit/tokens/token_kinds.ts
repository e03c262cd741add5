import type { ContrastPair } from "./contrast.ts";
import type { ColorRole, MealRim, TypeStyle } from "./token_names.generated.ts";

/** A token with a value per theme. */
export interface SchemedToken {
  name: string;
  light: string;
  dark: string;
  /** Its purpose. */
  about: string;
}

/** A role of colour. */
export interface ColorToken extends SchemedToken {
  name: ColorRole;
  /** The system colour under forced colours. */
  forced: string;
}

/** A meal time's rim, and the role whose colour it has. */
export interface RimToken {
  name: MealRim;
  role: ColorRole;
}

/** A type style. */
export interface TypeToken {
  name: TypeStyle;
  family: "display" | "body";
  weight: number;
  /** In px, at the browser's usual text size. */
  size: number;
  /** Height of a line, a multiple of the size. */
  line: number;
  /** Space between letters, in em. */
  tracking: number;
  /** Its purpose. */
  about: string;
}

/** Groups of tokens without a theme. */
export type SharedGroup =
  | "font"
  | "font-weight"
  | "space"
  | "gutter"
  | "radius"
  | "rim"
  | "size"
  | "breakpoint"
  | "duration"
  | "easing"
  | "opacity";

/** A value that is the same in every theme. */
export interface SharedToken {
  group: SharedGroup;
  name: string;
  /** In CSS. */
  value: string;
  /** Its purpose. */
  about: string;
}

/** A pair of colours with its contrast in each theme; null if the theme does not use it. */
export interface MeasuredPair extends Omit<ContrastPair, "only"> {
  light: number | null;
  dark: number | null;
}
