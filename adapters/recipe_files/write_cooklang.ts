import { stringify } from "yaml";
import { readIngredientLine, type WrittenLine, type WrittenRecipe } from "../../core/cookbook/mod.ts";
import { escapePart, escapeText } from "./cooklang_escapes.ts";

/**
 * The recipe in Cooklang (https://cooklang.org/docs/spec), which {@linkcode readCooklang} reads back without loss. Line breaks
 * become "\n"; groups without lines are left out. Its ingredients come first, in paragraphs of their own: so they keep their
 * order and groups, and those that no step mentions have a place. A comment says the food that the cook chose.
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
  const { source, tags } = recipe;
  const minutes = (count: number | undefined) => count && `${count} minutes`;
  const details = {
    title: recipe.name,
    description: recipe.description,
    servings: recipe.portions,
    makes: recipe.makes,
    "prep time": minutes(recipe.prepMinutes),
    "cook time": minutes(recipe.cookMinutes),
    "time required": minutes(recipe.totalMinutes),
    source: source && (source.name ?? source.url) !== undefined ? { ...source } : undefined,
    tags: tags.length > 0 ? tags : undefined,
    locale: recipe.language,
  };
  return stringify(details, { lineWidth: 0 });
}

/** `@spinach{500%g}(chopped)` of "500 g spinach, chopped". */
function ingredientOf({ text, food }: WrittenLine): string {
  const { quantity, unit, name, preparation } = partsOf(text);
  const amount = unit === "" ? escapePart(quantity) : `${escapePart(quantity)}%${escapePart(unit)}`;
  const words = preparation === undefined ? "" : `(${escapePart(preparation)})`;
  const chosen = food === undefined ? "" : food === null ? " [- no food -]" : ` [- food: ${escapePart(food)} -]`;
  return `@${escapePart(name)}{${amount}}${words}${chosen}`;
}

interface LineParts {
  readonly quantity: string;
  readonly unit: string;
  readonly name: string;
  readonly preparation: string | undefined;
}

/** The parts of which a reader makes exactly this text again; at worst the whole text is the name. */
function partsOf(text: string): LineParts {
  const whole = { quantity: "", unit: "", name: text, preparation: undefined };
  const { amount, rest } = readIngredientLine(text);
  if (!text.endsWith(rest)) return whole;
  const measure = text.slice(0, text.length - rest.length).trim();
  const comma = rest.indexOf(", ");
  const [name, preparation] = comma === -1 ? [rest, undefined] : [rest.slice(0, comma), rest.slice(comma + 2)];
  const unit = amount?.word ?? "";
  const quantity = measure.endsWith(unit) ? measure.slice(0, measure.length - unit.length).trim() : "";
  const candidates = [
    { quantity, unit, name, preparation },
    { quantity: measure, unit: "", name, preparation },
    { quantity: measure, unit: "", name: rest, preparation: undefined },
  ];
  return candidates.find((parts) => isSame(parts, text)) ?? whole;
}

function isSame({ quantity, unit, name, preparation }: LineParts, text: string): boolean {
  const parts = [quantity, unit, name, preparation ?? "-"];
  if (name === "" || preparation === "" || parts.some((part) => part !== part.trim())) return false;
  const line = [quantity, unit, name].filter(Boolean).join(" ");
  return text === (preparation === undefined ? line : `${line}, ${preparation}`);
}
