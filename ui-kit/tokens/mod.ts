export { type ContrastPair, contrast, type Ink } from "./contrast.ts";
export * from "./token_catalogue.generated.ts";
export type {
  ColorToken,
  MeasuredPair,
  RimToken,
  SchemedToken,
  SharedGroup,
  SharedToken,
  TypeToken,
} from "./token_kinds.ts";
export * from "./token_names.generated.ts";
export { tokensCss } from "./tokens_css.generated.ts";
