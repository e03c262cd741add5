/** The parts of a line's text after its amount. */
export interface FoodWords {
  /** "red onions". */
  readonly name: string;
  /** "finely chopped". */
  readonly preparation: string | undefined;
  /** "to serve", "plus extra for dusting". */
  readonly note: string | undefined;
  readonly optional: boolean;
}

const wordsOf = (lines: string) => new Set(lines.split(" "));

/** How food is prepared, where the word is not a part of a name as in "ground cumin" and "dried thyme". */
const PREPARED = wordsOf(
  "chopped diced sliced minced grated peeled halved quartered cubed shredded torn cut trimmed seeded deseeded cored pitted stoned melted " +
    "softened beaten sifted cooked drained rinsed packed crumbled snipped julienned mashed cooled shelled hulled washed scrubbed thawed " +
    "shucked squeezed stemmed boned deboned deveined toasted crushed cracked steamed separated defrosted soaked divided zested juiced " +
    "skinned gutted cleaned filleted scaled strained pressed bruised smashed pounded podded destoned segmented wilted blanched boiled " +
    "hard-boiled hard-cooked soft-boiled poached sautéed caramelized caramelised unpeeled peeled-and-chopped shaved slivered " +
    "gehackt gehackte gehackter gewürfelt gewürfelte gerieben geriebene geriebener geschält geschälte haché hachée hachés hachées émincé émincée " +
    "râpé râpée fondu picado picada picados picadas rallado rallada troceado tritato tritata tritati grattugiato grattugiata gehakt gehakte fijngehakt " +
    "fijngesneden geraspte geraspt gesneden",
);
/** How it is prepared so. */
const MANNER = wordsOf(
  "finely roughly coarsely thinly freshly thickly lightly firmly loosely well very fine coarse thin and or , & tightly cold seeded " +
    "fein grob frisch finement grossièrement finamente fijn grof",
);
/** Names that begin with such a word. */
const NAMED_PREPARED =
  /^(?:crushed (?:red |chil|ice|tomato|pineapple)|toasted (?:sesame oil|chickpea flour|sesame seed oil)|cooked sweet|cracked wheat|pressed (?:cheese|tofu)|melted cheese|boiled sweets|shaved ice)/iu;
/** Before a name, and no part of it: "freshly ground black pepper". */
const FRESHLY = /^(?:freshly|finely|coarsely) ground\b/iu;
const SIZES = /^(?:small|medium|large|extra-large|big|lg|md|sm)(?:-sized?)?\s+(?=\p{L})/iu;
/** An adjective alone before a comma, which describes the following words: "skinless, boneless chicken breast". */
const DESCRIBED = wordsOf(
  "skinless boneless skin-on bone-in fresh ripe firm large small medium lean raw dried tinned canned frozen unsalted salted hot cold warm good-quality " +
    "thick thin young tender sweet dry extra-virgin organic whole plain moist low-sodium fat-free reduced-fat gluten-free free-range unsweetened " +
    "soft hard mild sharp creamy crumbly crusty mature aged light dark juicy tart",
);

/** Where a note begins that is not separated by a comma. */
const TRAILING_NOTE =
  /\s(?:(?:for|zum|zur|für|pour|para|per|voor) (?:the |de |het |den |die |das |la |le |el |il )?(?:\p{L}+ing\b|\p{L}+ieren\b|garnish|decoration|topping|brushing|dusting|greasing|servir|servire|decorar|guarnire|garneren|bestreuen|form|deko)|to (?:taste|serve|garnish|finish|decorate|cover|drizzle|sprinkle|brush|glaze)\b|or (?:to taste|more|as needed|so\b)|plus (?:extra|more|a\b|\d|wedges)|such as\b|preferably\b|as (?:needed|necessary|required|desired)|at room temperature|(?:if|when) (?:needed|desired|using|necessary|you)|nach (?:geschmack|bedarf|belieben)|au goût|selon|al gusto|a gusto|q\.?\s?b\.?(?:\s|$)|naar smaak|cut (?:into|in)\b|from the\b|recipe (?:follows|below)).*$/iu;
/** Text after a comma that is a note, not a preparation. */
const NOTE =
  /^(?:plus\b|and more\b|for\b|to (?!room)\p{L}+|such as\b|like\b|preferably\b|about\b|optional|see\b|recipe\b|if\b|as (?:needed|necessary|required|desired)|or (?:to taste|more|less|as|a |\d|[½¼¾⅓⅔⅛])|e\.?g\b|i\.?e\b|from\b|available\b|leaves (?:only|and)|with extra\b|extra\b|additional\b|nach\b|zum\b|zur\b|für\b|pour\b|para\b|per\b|al gusto|a gusto|q\.?\s?b\b|au goût|facultatif|opcional|facoltativo|optionnel|naar smaak|voor\b|eventueel)/iu;
const OPTIONAL =
  /\b(?:optional(?:ly)?|facultatifs?|opcional(?:es)?|facoltativ[oaie]|optionnel(?:le)?s?|eventueel|nach belieben)\b/iu;
/** Not a food, though it is joined by "and" or "or". */
const NO_FOODS =
  /\b(?:zest|juice|rind|skins?|seeds?|stems?|leaves|parts?|white|green|dark|light|only|peel|heads?|ends?|warm|cold|hot|fresh|frozen|stones?|bones?|fat|divided|room|into|in|with|without|if|your|you|plus|root|pith|cubes?|slices?|strips?|pieces?|rings?|chunks?|wedges|rounds?|dice|on|off|removed|reserved|left|room|taste|more|less)\b/iu;
/** Joins the foods of one line. */
const JOINS = /(?:^|\s)(?:and|or|&|und|oder|et|ou|y|o|e|en|of)\s/iu;

interface Bracket {
  readonly text: string;
  /** Whether the food's name goes on after it. */
  readonly isInside: boolean;
}

/**
 * Splits the text after a line's amount into the food's name, preparation and notes: "boneless chicken thighs (skin on), cut
 * into strips, to serve".
 */
export function readFoodWords(text: string): FoodWords {
  const { plain, brackets } = takeBrackets(text);
  const segments = plain
    .split(/[,;](?!\d)|\s[–—-]\s/u)
    .map((segment) => segment.trim().replace(/[.:]+$/u, ""))
    .filter((segment) => segment !== "");
  const preparations: string[] = [];
  const notes: string[] = [];
  const { name, used } = nameOf(segments, preparations, notes);
  for (const segment of segments.slice(used)) {
    const note = TRAILING_NOTE.exec(` ${segment}`);
    if (NOTE.test(segment) || note?.index === 0) notes.push(segment);
    else {
      if (note && !note[0].startsWith(" cut")) notes.push(note[0].trim());
      preparations.push(note && !note[0].startsWith(" cut") ? segment.slice(0, note.index - 1).trim() : segment);
    }
  }
  for (const { text: inside } of brackets.filter(({ isInside }) => !isInside)) {
    if (isPreparation(inside)) preparations.push(inside);
    else notes.push(inside);
  }
  return {
    name,
    preparation: joined(preparations),
    note: joined(notes.filter((note) => !/^optional(?:ly)?$/iu.test(note))),
    optional: OPTIONAL.test(text),
  };
}

function joined(texts: readonly string[]): string | undefined {
  const text = texts.filter((each) => each !== "").join(", ");
  return text === "" ? undefined : text;
}

/** A text without its brackets, except where the name continues after them: "dim sum (gyoza) wrappers". */
function takeBrackets(text: string): { plain: string; brackets: readonly Bracket[] } {
  const found = [...text.matchAll(/\((?<round>[^()]*)(?:\)|$)|\[(?<square>[^[\]]*)(?:\]|$)/gu)].map((match) => {
    const inside = (match.groups?.["round"] ?? match.groups?.["square"] ?? "").trim();
    const end = match.index + match[0].length;
    return { start: match.index, end, text: inside, isInside: isInName(inside, text.slice(end)) };
  });
  const kept = found.map(({ end, isInside, text: inside }, index) => {
    const after = text.slice(end, found[index + 1]?.start);
    return `${isInside ? ` ${inside} ` : " "}${after}`;
  });
  const plain = [text.slice(0, found[0]?.start), ...kept].join("");
  return { plain: plain.replaceAll(/\s+/gu, " ").replaceAll(/ (?=[,;])/gu, ""), brackets: found };
}

function isInName(inside: string, after: string): boolean {
  const goesOn = /^\s*\p{L}/u.test(after) && !/^\s*(?:and|or|to|for|plus)\b/iu.test(after);
  return goesOn && !isPreparation(inside) && !/\d/u.test(inside) && !OPTIONAL.test(inside);
}

function isPreparation(text: string): boolean {
  const words = text.toLowerCase().split(/[\s,]+/u);
  return (
    words.some((word) => PREPARED.has(word)) &&
    words.every((word) => PREPARED.has(word) || MANNER.has(word) || words.length > 2)
  );
}

/** The name at the beginning of the segments, and how many of them it is. */
function nameOf(segments: readonly string[], preparations: string[], notes: string[]): { name: string; used: number } {
  let used = 1;
  let text = segments[0] ?? "";
  // "skinless, boneless chicken breast", "cooked, shredded, salt cod"
  while (used < segments.length && onlyDescribes(text)) {
    text = `${text} ${segments[used]}`;
    used += 1;
  }
  const lists = listEnd(segments, used);
  if (lists > used) {
    text = [text, ...segments.slice(used, lists)].join(", ");
    used = lists;
  }
  const note = TRAILING_NOTE.exec(text);
  if (note) {
    (/^\s(?:cut|at room)/iu.test(note[0]) ? preparations : notes).push(note[0].trim());
    text = text.slice(0, note.index);
  }
  const parts = text
    .split(/(\s(?:and|or|und|et|y|e|en)\s|, )/u)
    .map((part) => (/^(?:, |\s\p{L}+\s)$/u.test(part) ? part : withoutPreparation(part, preparations)));
  return { name: parts.join("").replaceAll(/\s+/gu, " ").trim(), used };
}

function onlyDescribes(text: string): boolean {
  return text
    .toLowerCase()
    .split(" ")
    .every((word) => DESCRIBED.has(word) || PREPARED.has(word) || MANNER.has(word));
}

/** "mint, basil and coriander", "whey, kefir, or water": where the list of foods ends. */
function listEnd(segments: readonly string[], from: number): number {
  for (let end = from; end < Math.min(segments.length, from + 4); end += 1) {
    const segment = segments[end] as string; // sound: the index is in bounds
    if (isPreparation(segment) || NOTE.test(segment) || NO_FOODS.test(segment) || onlyDescribes(segment)) return from;
    if (segment.split(" ").some((word) => PREPARED.has(word.toLowerCase())) && !JOINS.test(` ${segment}`)) return from;
    if (JOINS.test(` ${segment}`)) return end + 1;
  }
  return from;
}

/** Without "finely chopped" before or after the name, which becomes a preparation. */
function withoutPreparation(part: string, preparations: string[]): string {
  let text = part.replace(SIZES, "");
  const freshly = FRESHLY.exec(text);
  if (freshly) {
    preparations.push(freshly[0]);
    text = text.slice(freshly[0].length).trim();
  }
  if (NAMED_PREPARED.test(text)) return text;
  const words = text.split(" ");
  const isPrepared = (word = "") => PREPARED.has(word.toLowerCase().replace(/,$/u, ""));
  const isManner = (word = "") => MANNER.has(word.toLowerCase());
  let start = 0;
  for (let at = 0; at < words.length && (isPrepared(words[at]) || isManner(words[at])); at += 1)
    if (isPrepared(words[at])) start = at + 1;
  let end = words.length;
  while (end - 1 > start && (isPrepared(words[end - 1]) || (end < words.length && isManner(words[end - 1])))) end -= 1;
  if (start >= end) return text;
  if (start > 0) preparations.push(words.slice(0, start).join(" "));
  if (end < words.length) preparations.push(words.slice(end).join(" "));
  return words.slice(start, end).join(" ");
}
