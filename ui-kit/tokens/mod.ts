export * from "./token_names.generated.ts";
export { default as tokensCss } from "./tokens.generated.css?raw";
