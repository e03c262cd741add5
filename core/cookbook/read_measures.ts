import { isVolume, isWeight, ML_PER, type Unit, unitInRecipe } from "../amounts/mod.ts";
import { type Token, tokensOf } from "./read_tokens.ts";

/** An amount in a line. */
export interface LineAmount {
  /** In `unit`, or so many of `word`. More than 0. */
  readonly quantity: number;
  /** The upper end of a range: 3 of "2 to 3 onions". */
  readonly upTo?: number | undefined;
  /** Undefined if `word` is none of the units: "knob", "jar". `piece` if there is no word. */
  readonly unit: Unit | undefined;
  /** The unit as it was written: "kg", "EL"; empty if there is none. */
  readonly word: string;
}

/** The amounts at the beginning of a line. */
export interface ReadMeasures {
  readonly amount: LineAmount | undefined;
  /** The same amount in other units: "3½oz" of "100g/3½oz". */
  readonly others: readonly LineAmount[];
  /** The containers of the amount: 2 tins in "2 x 400 g tins". */
  readonly packs: LineAmount | undefined;
  /** "large"; as written. */
  readonly size: string | undefined;
  /** The text after the amounts. */
  readonly rest: string;
}

interface Measure {
  readonly quantity: number;
  readonly upTo: number | undefined;
  readonly unit: Unit | "pack" | undefined;
  readonly times: number;
  readonly word: string;
  readonly size: string | undefined;
  /** Index of the first token after it. */
  readonly next: number;
}

/** Larger quantities are no amounts. */
const QUANTITY_MAX = 100_000;
/** Amounts after so many are text. */
const AMOUNTS_MAX = 8;

const wordsOf = (lines: string) => new Set(lines.split(" "));

const SIZES = wordsOf(
  "small medium large big lg md sm med extra-large xl jumbo medium-sized medium-size medium-large small-medium " +
    "große großer großes großen grosse grosser kleine kleiner kleines kleinen mittelgroße mittelgroßer mittelgroßen mittlere mittleren " +
    "grand grande grands grandes gros grosses petit petite petits petites moyen moyenne moyens moyennes " +
    "pequeño pequeña pequeños pequeñas mediano mediana medianos medianas piccolo piccola piccoli piccole grandi medi medie " +
    "grote kleine middelgrote",
);
/** Words around a quantity that do not change it much. */
const MODIFIERS = wordsOf(
  "about approximately approx approx. around scant heaped heaping generous level rounded roughly just over under good packed firmly lightly loosely " +
    "ca ca. circa etwa environ gehäufte gehäufter gestrichene gestrichener gut knapp bonne rase rases colma colmas colmo rasa rasas ongeveer flinke each " +
    "max max.",
);
const BIG_HANDS = wordsOf("thick thin long short whole heavy fat");
const TO = wordsOf("to or bis à a o ou oder tot tot of - – —");
const PLUS = wordsOf("plus + and & und et y e en mit");
/** Words between amount and food. */
const OF = /^(?:of (?:the )?|de la |de l['’]|des |du |de |d['’]|del |della |dell['’]|di |van |von )/iu;
/** Units that are none of ours. */
const OTHER_WORDS = wordsOf(
  "cm mm inch inches in in. knob knobs splash splashes drizzle glug twist twists strip strips sheet sheets scoop scoops squeeze grating " +
    "gratings drop drops wedge wedges chunk chunks thumb square squares log logs filetto noix noisette noce filo schuss spritzer scheutje scheut klontje klont chorrito chorro tropfen goutte gouttes",
);
/** Units that need no number before them: "handful of peas". */
const WITHOUT_NUMBER = new Set<Unit | undefined>(["handful", "bunch", "pinch", "sprig"]);
/** Containers and shapes that follow a weight or length: "400 g tin", "2.5 cm piece". */
const CONTAINERS = new Set<Unit | "pack" | undefined>(["can", "pack", "piece"]);

/** The amounts at the beginning of a line, and the remaining text. */
export function readMeasures(text: string): ReadMeasures {
  return new MeasureReader(text, tokensOf(text)).read();
}

/** The amount that a text in brackets says, and nothing else: "about 6 ounces each". */
export function amountInBrackets(text: string): { readonly amount: LineAmount; readonly isEach: boolean } | undefined {
  const isEach = /\b(?:each|apiece|je|chacune?|cada una?|per stuk)\b/iu.test(text);
  const plain = text.replaceAll(/\b(?:each|apiece|in total|total|je|chacune?|cada una?|per stuk)\b/giu, "").trim();
  const { amount, rest } = readMeasures(plain);
  return amount && amount.word !== "" && rest === "" ? { amount, isEach } : undefined;
}

class MeasureReader {
  readonly #text: string;
  readonly #tokens: readonly Token[];
  readonly #others: LineAmount[] = [];
  #size: string | undefined;

  constructor(text: string, tokens: readonly Token[]) {
    this.#text = text;
    this.#tokens = tokens;
  }

  read(): ReadMeasures {
    const first = this.#measureAt(0) ?? this.#unitAlone(0);
    if (!first || !isAmount(first.quantity)) {
      return { amount: undefined, others: [], packs: undefined, size: undefined, rest: this.#text };
    }
    this.#size = first.size;
    let at = first.next;
    let main = first;
    let packs: Measure | undefined;
    for (let count = 0; count < AMOUNTS_MAX; count += 1) {
      const mark = this.#tokens[at]?.text.toLowerCase() ?? "";
      const bracket = mark === "(" ? this.#bracketAt(at) : undefined;
      const isTimes = mark === "x" || mark === "×" || mark === "*";
      const second =
        bracket ?? this.#measureAt(at + (isTimes || /^(?:[/|=–-]|plus|\+|and|&|und|et|y|e|en)$/u.test(mark) ? 1 : 0));
      if (!second || !isAmount(second.quantity)) break;
      if (bracket && main.word !== "" && main.unit !== "pack" && main.unit !== "can") {
        this.#others.push(lineAmount(second));
      } else if (
        isTimes ||
        (main.word === "" &&
          second.word !== "" &&
          (bracket || mark === String(this.#tokens[at]?.text).toLowerCase()) &&
          !PLUS.has(mark) &&
          mark !== "/" &&
          mark !== "-")
      ) {
        packs = main;
        main = { ...second, quantity: second.quantity * main.quantity, upTo: undefined };
      } else if (PLUS.has(mark) && second.word !== "") {
        main = sumOf(main, second);
      } else if (
        (mark === "-" || mark === "–") &&
        second.unit === main.unit &&
        second.times === main.times &&
        second.quantity > main.quantity &&
        main.upTo === undefined
      ) {
        main = { ...main, upTo: second.quantity };
      } else if (mark === "/" || mark === "|" || mark === "=" || second.word !== "") {
        // A second number without a unit, as in "100g/3½", is in the other system.
        if (second.word !== "") this.#others.push(lineAmount(second));
      } else break;
      at = second.next;
    }
    const container = this.#containerAt(at, main);
    if (container) {
      at = container.next;
      if (packs) packs = { ...packs, unit: container.unit, times: 1, word: container.word };
      this.#size ??= container.size;
    }
    const size = this.#sizeAt(at);
    if (size !== undefined && this.#tokens[at + 1] !== undefined) {
      this.#size ??= size;
      at += 1;
    }
    return {
      amount: lineAmount(main),
      others: this.#others,
      packs: packs && lineAmount(packs),
      size: this.#size,
      rest: this.#restFrom(at),
    };
  }

  #restFrom(at: number): string {
    const start = this.#tokens[at]?.start ?? this.#text.length;
    return this.#text.slice(start).replace(OF, "").trim();
  }

  #word(at: number): string {
    return this.#tokens[at]?.text.toLowerCase() ?? "";
  }

  #sizeAt(at: number): string | undefined {
    return SIZES.has(this.#word(at)) ? this.#tokens[at]?.text : undefined;
  }

  /** "2 large handfuls", "about 1½–2 kg", "1 lb 2 oz". */
  #measureAt(start: number): Measure | undefined {
    // "a scant 1⅓ cups"
    let at = start + (this.#word(start) === "a" && MODIFIERS.has(this.#word(start + 1)) ? 1 : 0);
    while (MODIFIERS.has(this.#word(at)) && this.#isBeforeNumber(at)) at += 1;
    const first = this.#quantityAt(at);
    if (!first) return undefined;
    const measure = this.#unitAfter(first);
    const second =
      measure.word !== "" && this.#tokens[measure.next]?.isWord === false ? this.#quantityAt(measure.next) : undefined;
    if (!second || second.upTo !== undefined) return measure;
    const part = this.#unitAfter(second);
    // "1 lb 2 oz" and "1 kg 200 g" are sums.
    const isSum =
      part.unit === measure.unit && [16, 1000].includes(measure.times / part.times) && measure.unit !== undefined;
    return isSum ? { ...sumOf(measure, part), next: part.next } : measure;
  }

  /** Whether only words that say nothing of the food are before the next number. */
  #isBeforeNumber(start: number): boolean {
    for (let at = start; at < start + 5; at += 1) {
      const token = this.#tokens[at];
      if (token === undefined) return false;
      if (token.value !== undefined && !MODIFIERS.has(token.text.toLowerCase())) return true;
      if (!MODIFIERS.has(token.text.toLowerCase())) return token.isWord && at > start && this.#unitAt(at) !== undefined;
    }
    return false;
  }

  #quantityAt(start: number): { quantity: number; upTo: number | undefined; next: number } | undefined {
    const token = this.#tokens[start];
    if (token?.value === undefined) return undefined;
    let quantity = token.value;
    let next = start + 1;
    // "a", "ein" and "half" count only before a unit, a size or another number.
    const isVague = token.isWord && quantity <= 1;
    for (
      let more = this.#tokens[next];
      more?.isWord && more.value !== undefined && token.isWord;
      more = this.#tokens[next]
    ) {
      quantity *= more.value;
      next += 1;
    }
    if (this.#word(next) === "dozen" && !token.isWord) {
      quantity *= 12;
      next += 1;
    }
    if (isVague && this.#word(start) !== "one" && !this.#isCounted(next) && quantity === token.value && quantity === 1)
      return undefined;
    const end = TO.has(this.#word(next)) ? this.#tokens[next + 1] : undefined;
    if (end?.value !== undefined && !(end.isWord && end.value <= 1) && end.value > quantity)
      return { quantity, upTo: end.value, next: next + 2 };
    return { quantity, upTo: undefined, next };
  }

  /** Whether a unit, or a size, is next. */
  #isCounted(at: number): boolean {
    const token = this.#tokens[at];
    if (token === undefined) return false;
    return (
      this.#sizeAt(at) !== undefined ||
      this.#unitAt(at) !== undefined ||
      MODIFIERS.has(this.#word(at)) ||
      (token.value !== undefined && !token.isWord)
    );
  }

  #unitAfter({ quantity, upTo, next }: { quantity: number; upTo: number | undefined; next: number }): Measure {
    let at = next;
    let size: string | undefined;
    // "14-ounce", "1 scant cup", "2 large handfuls", "2 firmly packed tablespoons"
    while (
      this.#word(at) === "-" ||
      this.#sizeAt(at) !== undefined ||
      MODIFIERS.has(this.#word(at)) ||
      BIG_HANDS.has(this.#word(at))
    ) {
      size ??= this.#sizeAt(at);
      at += 1;
    }
    const unit = this.#unitAt(at);
    if (unit) return { quantity, upTo, size, ...unit, next: at + unit.used };
    const isSized = this.#sizeAt(next) !== undefined;
    return {
      quantity,
      upTo,
      unit: "piece",
      times: 1,
      word: "",
      size: isSized ? this.#sizeAt(next) : undefined,
      next: next + (isSized ? 1 : 0),
    };
  }

  #unitAt(at: number): { unit: Unit | "pack" | undefined; times: number; word: string; used: number } | undefined {
    const words = this.#tokens.slice(at, at + 3);
    if (words[0]?.isWord !== true) return undefined;
    const end = words.findIndex(({ isWord }) => !isWord);
    const found = unitInRecipe((end === -1 ? words : words.slice(0, end)).map(({ text }) => text));
    if (found) return { ...found, word: this.#text.slice(words[0].start, words[found.used - 1]?.end) };
    return OTHER_WORDS.has(words[0].text.toLowerCase())
      ? { unit: undefined, times: 1, word: words[0].text, used: 1 }
      : undefined;
  }

  /** "handful of peas", "small bunch dill". */
  #unitAlone(start: number): Measure | undefined {
    const size = this.#sizeAt(start);
    const at = start + (size === undefined ? 0 : 1);
    const unit = this.#unitAt(at);
    if (!unit || this.#tokens[at + unit.used]?.isWord !== true) return undefined;
    const isBefore = OF.test(`${this.#word(at + unit.used)} `);
    const isAlone =
      // sound: `has` is false for undefined
      WITHOUT_NUMBER.has(unit.unit as Unit) || ((unit.unit === undefined || unit.unit !== "piece") && isBefore);
    return isAlone ? { quantity: 1, upTo: undefined, size, ...unit, next: at + unit.used } : undefined;
  }

  /** "(14-ounce)" */
  #bracketAt(start: number): Measure | undefined {
    const measure = this.#measureAt(start + 1);
    if (!measure || measure.word === "") return undefined;
    let close = measure.next;
    // "(14 ounce/400 g)"
    for (let count = 0; count < 3 && /^[/,;]$/u.test(this.#word(close)); count += 1) {
      const other = this.#measureAt(close + 1);
      if (!other || other.word === "") return undefined;
      close = other.next;
    }
    return this.#word(close) === ")" ? { ...measure, next: close + 1 } : undefined;
  }

  #containerAt(
    start: number,
    main: Measure,
  ): { unit: Unit | "pack" | undefined; word: string; size: string | undefined; next: number } | undefined {
    // sound: both are false for undefined
    if (main.word === "" || (!isWeight(main.unit as Unit) && !isVolume(main.unit as Unit) && main.unit !== undefined))
      return undefined;
    const at = start + (this.#word(start) === "-" ? 1 : 0);
    const size = this.#sizeAt(at);
    const unit = this.#unitAt(at + (size === undefined ? 0 : 1));
    const next = at + (size === undefined ? 0 : 1) + (unit?.used ?? 0);
    return unit && CONTAINERS.has(unit.unit) && this.#tokens[next] !== undefined
      ? { unit: unit.unit, word: unit.word, size, next }
      : undefined;
  }
}

function isAmount(quantity: number): boolean {
  return quantity > 0 && quantity <= QUANTITY_MAX;
}

function lineAmount({ quantity, upTo, unit, times, word }: Measure): LineAmount {
  return unit === "pack"
    ? { quantity, ...(upTo !== undefined && { upTo }), unit: undefined, word }
    : { quantity: quantity * times, ...(upTo !== undefined && { upTo: upTo * times }), unit, word };
}

/** In the first one's unit: "½ cup plus 2 teaspoons". The second is ignored if it cannot be measured in it. */
function sumOf(first: Measure, second: Measure): Measure {
  const { unit } = first;
  if (unit === undefined || second.unit === undefined || unit === "pack" || second.unit === "pack") return first;
  const times = second.times / first.times;
  if (unit === second.unit) return { ...first, quantity: first.quantity + second.quantity * times, next: second.next };
  if (!isVolume(unit) || !isVolume(second.unit)) return first;
  const ratio = ML_PER[second.unit] / ML_PER[unit];
  const quantity = Math.round((first.quantity + second.quantity * times * ratio) * 1000) / 1000;
  return { ...first, quantity, next: second.next };
}
