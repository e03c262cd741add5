import { stringify } from "yaml";
import { readYield, type WrittenLine, type WrittenRecipe } from "../../core/cookbook/mod.ts";
import { escapePart, escapeText } from "./cooklang_escapes.ts";
import { ingredientOfLine, lineOfIngredient } from "./cooklang_ingredient.ts";

/**
 * The recipe in Cooklang (https://cooklang.org/docs/spec), which {@linkcode readCooklang} reads back without loss. Line
 * breaks become "\n"; groups without lines are left out. Its ingredients come first, in paragraphs of their own, so that
 * their order and groups are preserved, and those that no step mentions have a place. Comments contain the food that the
 * cook chose, and the original text of a line that the language would write differently.
 */
export function writeCooklang(recipe: WrittenRecipe): string {
  const groups = recipe.ingredients.filter(({ lines }) => lines.length > 0);
  const paragraphs: string[] = [];
  for (const [index, { title, lines }] of groups.entries()) {
    if (title !== undefined) paragraphs.push(`== ${escapeText(title)} ==`);
    else if (index > 0) paragraphs.push("==");
    paragraphs.push(lines.map(ingredientOf).join("\n"));
  }
  // Without it, the first step would belong to the last group.
  if (groups.at(-1)?.title !== undefined && recipe.steps.length > 0) paragraphs.push("==");
  paragraphs.push(
    ...recipe.steps.map(escapeText),
    ...recipe.notes.map((note) => `> ${escapeText(note).replaceAll("\\\n", "\n> ")}`),
  );
  return `---\n${detailsOf(recipe)}---\n\n${paragraphs.map((each) => `${each}\n`).join("\n")}`;
}

function detailsOf(recipe: WrittenRecipe): string {
  const { source, tags, portions, makes } = recipe;
  const isYield = portions === undefined && makes !== undefined && readYield(makes).makes === makes;
  const minutes = (count: number | undefined) => count && `${count} minutes`;
  const details = {
    title: recipe.name,
    description: recipe.description,
    servings: isYield ? makes : portions,
    makes: isYield ? undefined : makes,
    "prep time": minutes(recipe.prepMinutes),
    "cook time": minutes(recipe.cookMinutes),
    time: minutes(recipe.totalMinutes),
    source: source && (source.name ?? source.url) !== undefined ? { ...source } : undefined,
    tags: tags.length > 0 ? tags : undefined,
    locale: recipe.language,
  };
  return stringify(details, { lineWidth: 0 });
}

/** `@spinach{500%g}(chopped)` of "500 g spinach, chopped". */
function ingredientOf({ text, food }: WrittenLine): string {
  const parts = ingredientOfLine(text);
  const { quantity, unit, name, preparation } = parts;
  const amount = [quantity, unit].filter(Boolean).map((part) => escapePart(part, "amount"));
  return [
    `@${escapePart(name, "name")}{${amount.join("%")}}`,
    preparation !== "" && `(${escapePart(preparation, "preparation")})`,
    food === null && " [- no food -]",
    typeof food === "string" && ` [- food: ${escapePart(food, "comment")} -]`,
    lineOfIngredient(parts) !== text && ` [- written: ${escapePart(text, "comment")} -]`,
  ]
    .filter(Boolean)
    .join("");
}
