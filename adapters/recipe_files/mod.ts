export { readRecipeFile } from "./read_recipe_file.ts";
export { safeFileName } from "./safe_file_name.ts";
export { writeCooklang } from "./write_cooklang.ts";
export { writeRecipesZip } from "./write_recipes_zip.ts";
export { writeSchemaOrg } from "./write_schema_org.ts";
export { writeText } from "./write_text.ts";
