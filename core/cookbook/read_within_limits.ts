import {
  type ImportedPicture,
  type ImportedRecipe,
  WRITTEN_RECIPE_LIMITS as LIMITS,
  type WrittenGroup,
  type WrittenLine,
  type WrittenRecipe,
} from "./written_recipe.ts";

/** A reader's result before the limits are applied. */
export interface FoundRecipe extends Omit<WrittenRecipe, "ingredients"> {
  readonly ingredients: readonly {
    readonly title?: string | undefined;
    /** Texts, or also with the food that the cook chose. */
    readonly lines: readonly (string | WrittenLine)[];
  }[];
}

const PICTURES_MAX = 10;
const FOOD_KEY_LENGTH = 100;

/** The recipe within {@linkcode LIMITS}. Every omitted or shortened text is listed as a doubt. */
export function readWithinLimits(found: FoundRecipe, pictures: readonly ImportedPicture[]): ImportedRecipe {
  const doubts: string[] = [];
  const shorten = (text: string, length: number, what: string) => {
    if (text.length <= length) return text;
    doubts.push(`${what} was too long and is cut off after ${length} characters.`);
    return `${text.slice(0, length - 1).trimEnd()}…`;
  };
  const first = <Item>(items: readonly Item[], count: number, what: string) => {
    if (items.length > count) doubts.push(`Only the first ${count} of ${items.length} ${what} are kept.`);
    return items.slice(0, count);
  };
  const optional = (text: string | undefined, length: number, what: string) => {
    const trimmed = text?.trim() ?? "";
    return trimmed === "" ? undefined : shorten(trimmed, length, what);
  };
  const number = (value: number | undefined, max: number) =>
    value !== undefined && value >= 1 && value <= max ? Math.round(value) : undefined;

  const name = shorten(found.name.trim(), LIMITS.nameLength, "The name");
  const lines = found.ingredients
    .flatMap((group, index) => group.lines.map((line) => ({ ...lineOf(line), index })))
    .filter(({ text }) => text !== "");
  const linesWithinLimit = first(lines, LIMITS.lines, "ingredients");
  const groups: WrittenGroup[] = first(
    found.ingredients
      .map(({ title }, group) => ({
        ...(title !== undefined &&
          title.trim() !== "" && { title: shorten(title.trim(), LIMITS.nameLength, "The title of a group") }),
        lines: linesWithinLimit
          .filter(({ index }) => index === group)
          .map(({ text, food }) => ({
            text: shorten(text, LIMITS.lineLength, "An ingredient"),
            ...optionally("food", food),
          })),
      }))
      .filter((group) => group.lines.length > 0),
    LIMITS.groups,
    "groups of ingredients",
  );
  const texts = (all: readonly string[]) => all.map((text) => text.trim()).filter((text) => text !== "");
  const tags = [
    ...new Map(
      texts(found.tags)
        .filter((tag) => tag.length <= LIMITS.tagLength)
        .map((tag) => [tag.toLowerCase(), tag]),
    ).values(),
  ];
  const source = {
    ...optionally("name", optional(found.source?.name, LIMITS.sourceLength, "The source")),
    ...optionally("url", pageAddress(found.source?.url)),
  };
  const recipe: WrittenRecipe = {
    name,
    ...optionally("description", optional(found.description, LIMITS.descriptionLength, "The description")),
    ...optionally("portions", number(found.portions, LIMITS.portions)),
    ...optionally("makes", optional(found.makes, LIMITS.nameLength, "What it makes")),
    ...optionally("prepMinutes", number(found.prepMinutes, LIMITS.minutes)),
    ...optionally("cookMinutes", number(found.cookMinutes, LIMITS.minutes)),
    ...optionally("totalMinutes", number(found.totalMinutes, LIMITS.minutes)),
    ingredients: groups,
    steps: first(texts(found.steps), LIMITS.steps, "steps").map((step) => shorten(step, LIMITS.stepLength, "A step")),
    notes: first(texts(found.notes), LIMITS.notes, "notes").map((note) => shorten(note, LIMITS.noteLength, "A note")),
    ...(Object.keys(source).length > 0 && { source }),
    tags: tags.slice(0, LIMITS.tags),
    ...optionally("language", found.language),
  };
  if (groups.length === 0) doubts.push("No ingredients were found.");
  if (recipe.steps.length === 0) doubts.push("No steps were found.");
  return { recipe, pictures: pictures.slice(0, PICTURES_MAX), doubts: [...new Set(doubts)] };
}

function lineOf(line: string | WrittenLine): WrittenLine {
  if (typeof line === "string") return { text: line.trim() };
  const isKey = line.food === null || (line.food ?? "").length <= FOOD_KEY_LENGTH;
  return { text: line.text.trim(), food: isKey ? line.food : undefined };
}

/** Only an address that a browser opens as a page: a file could name a script. */
function pageAddress(url: string | undefined): string | undefined {
  const isPage = url !== undefined && url.length <= LIMITS.urlLength && /^https?:\/\/[^\s/]\S*$/iu.test(url);
  return isPage ? url : undefined;
}

/** An object with the property, or without it if there is no value. */
function optionally<Key extends string, Value>(key: Key, value: Value | undefined): { [K in Key]?: Value } {
  // sound: the compiler widens computed keys
  return value === undefined ? {} : ({ [key]: value } as { [K in Key]?: Value });
}
