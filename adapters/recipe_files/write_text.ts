import type { WrittenRecipe } from "../../core/cookbook/mod.ts";

/** The recipe as plain text, to read, mail or print. */
export function writeText(recipe: WrittenRecipe): string {
  const { source } = recipe;
  const times = [
    timeText("Preparation", recipe.prepMinutes),
    timeText("Cooking", recipe.cookMinutes),
    timeText("In all", recipe.totalMinutes),
  ];
  const facts = [recipe.portions && `Serves ${recipe.portions}`, recipe.makes && `Makes ${recipe.makes}`, ...times];
  const from = [source?.name, source?.url].filter((part) => part !== undefined).join(", ");
  const blocks = [
    `${recipe.name}\n${"=".repeat(Math.min(recipe.name.length, 80))}`,
    recipe.description,
    facts.filter((fact) => fact !== undefined).join("\n"),
    ...section("Ingredients", recipe.ingredients.map(groupText)),
    ...section(
      "Steps",
      recipe.steps.map((step, index) => indented(`${index + 1}. `, step)),
    ),
    ...section("Notes", recipe.notes),
    from && `Source: ${from}`,
    recipe.tags.length > 0 ? `Tags: ${recipe.tags.join(", ")}` : "",
  ];
  return `${blocks.filter(Boolean).join("\n\n")}\n`;
}

function timeText(label: string, minutes: number | undefined): string | undefined {
  if (minutes === undefined) return undefined;
  const hours = Math.floor(minutes / 60);
  const parts = [hours > 0 && `${hours} h`, minutes % 60 > 0 && `${minutes % 60} min`];
  return `${label}: ${parts.filter(Boolean).join(" ")}`;
}

function groupText({ title, lines }: WrittenRecipe["ingredients"][number]): string {
  const list = lines.map(({ text }) => indented("- ", text)).join("\n");
  return title === undefined ? list : `${title}:\n${list}`;
}

function indented(mark: string, text: string): string {
  return mark + text.replaceAll("\n", `\n${" ".repeat(mark.length)}`);
}

function section(title: string, blocks: readonly string[]): string[] {
  return blocks.length > 0 ? [`${title}\n${"-".repeat(title.length)}`, ...blocks] : [];
}
