export * from "./token_names.generated.ts";
export { tokensCss } from "./tokens_css.generated.ts";
