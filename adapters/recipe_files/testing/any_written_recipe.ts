import * as fc from "fast-check";
import { WRITTEN_RECIPE_LIMITS as LIMITS, type WrittenRecipe } from "../../../core/cookbook/mod.ts";

/** Marks of the formats, and typical parts of recipes. */
const PIECES = [
  ..."@#~{}%()[]<>=-_\\/:;,.'\"!?&*|`+^$ \n\t½é\u2028\u0085".split(""),
  "🍅",
  "\n\n",
  "\n---\n",
  "--",
  "[-",
  "-]",
  "== ",
  ">> ",
  "\n>",
  "[- no food -]",
  "[- food: egg -]",
  "&amp;",
  "<b>",
  "null",
  "500 g ",
  "2 tbsp ",
  "½ tsp ",
  "1¾ ",
  "1,5kg ",
  "2 – 3 ",
  "onion",
  " (large)",
  ", chopped",
  "oil, ",
  "Stir.",
  " each",
  "10 min",
  "true",
  "1. ",
];

/** Without spaces around it, as it is stored. Its line breaks are "\n". */
function text(maxLength: number): fc.Arbitrary<string> {
  const anything = fc.string({ unit: "binary", maxLength: 20 });
  const pieces = fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }).map((parts) => parts.join(""));
  const long = pieces.map((part) => part.repeat(maxLength));
  return fc
    .oneof({ weight: 6, arbitrary: pieces }, { weight: 3, arbitrary: anything }, { weight: 1, arbitrary: long })
    .map((each) => each.replaceAll(/\r\n?/gu, "\n").trim().slice(0, maxLength))
    .map((each) => each.replace(/[\uD800-\uDBFF]$/u, "").trim())
    .filter((each) => each !== "");
}

function list<Item>(item: fc.Arbitrary<Item>, { max, min = 0 }: { max: number; min?: number }) {
  return fc.array(item, { minLength: min, maxLength: max, size: "small" });
}

const minutes = fc.integer({ min: 1, max: LIMITS.minutes });

const line = fc.oneof(
  fc.record({ text: text(LIMITS.lineLength) }),
  fc.record({
    text: text(LIMITS.lineLength),
    food: fc.oneof(fc.constant(null), fc.constantFrom("egg", "cherry-tomato"), text(100)),
  }),
);

const group = fc.record(
  { title: text(LIMITS.nameLength), lines: list(line, { min: 1, max: LIMITS.lines / LIMITS.groups }) },
  { requiredKeys: ["lines"] },
);

/** A recipe as it may be stored: within the limits, without empty groups, and without tags that differ only in case. */
export const anyWrittenRecipe: fc.Arbitrary<WrittenRecipe> = fc.record(
  {
    name: text(LIMITS.nameLength),
    description: text(LIMITS.descriptionLength),
    portions: fc.integer({ min: 1, max: LIMITS.portions }),
    makes: text(LIMITS.nameLength),
    prepMinutes: minutes,
    cookMinutes: minutes,
    totalMinutes: minutes,
    ingredients: list(group, { max: LIMITS.groups }),
    steps: list(text(LIMITS.stepLength), { max: LIMITS.steps }),
    notes: list(text(LIMITS.noteLength), { max: LIMITS.notes }),
    source: fc.oneof(
      fc.record({ name: text(LIMITS.sourceLength), url: fc.webUrl() }, { requiredKeys: ["name"] }),
      fc.record({ url: fc.webUrl({ withFragments: true, withQueryParameters: true }) }),
    ),
    tags: fc.uniqueArray(text(LIMITS.tagLength), {
      maxLength: LIMITS.tags,
      selector: (tag) => tag.toLowerCase(),
      size: "small",
    }),
    language: fc.constantFrom("en", "de", "fil"),
  },
  { requiredKeys: ["name", "ingredients", "steps", "notes", "tags"] },
);
