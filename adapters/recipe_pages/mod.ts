export { HtmlRecipePageReader } from "./html_recipe_page_reader.ts";
export { hasType, isObject, type JsonObject, recipesIn } from "./json_ld.ts";
export { withoutMarkdown } from "./page_lines.ts";
export { elementsIn, type PageElement, readPageTree } from "./page_tree.ts";
export { INGREDIENTS } from "./page_words.ts";
export { readSchemaOrgRecipe, type SchemaOrgRecipe } from "./schema_org_recipe.ts";
