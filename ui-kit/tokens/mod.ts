export * from "./token_names.generated.ts";
