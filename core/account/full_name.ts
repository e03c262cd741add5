import { DomainError } from "../shared/mod.ts";
import { looksReserved } from "./look_alikes.ts";
import { FALLBACK_NAME, FULL_NAME_MAX_LENGTH, FULL_NAME_MAX_UNITS } from "./person.ts";

/** Most accents on one letter, as UTS #39 recommends; more would cover the lines above and below. */
const MARKS_MAX = 4;
/** The name of the field in error texts. */
const LABEL = "Full Name";

const SPACES = /[\t-\r\u0085\u2028\u2029\p{Zs}]+/gu;
/** Scripts that are written with joiners, which are invisible themselves. */
const JOINING = String.raw`[\p{sc=Arab}\p{sc=Syrc}\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}]`;
const EMOJI = String.raw`\p{ExtPict}[\uFE0F\p{EMod}]*`;
/** Invisible characters that belong to the visible ones beside them: in joined letters, and in emoji made of several. */
const JOINED = String.raw`${EMOJI}(?:\u200D${EMOJI})*|(?<=${JOINING})[\u200C\u200D](?=${JOINING})`;
/** Control, formatting and bidirectional characters, unpaired surrogates, fillers, and the blank Braille cell. */
const INVISIBLE = String.raw`[\p{Cc}\p{Cf}\p{Cs}\p{DI}\p{NChar}\u2800]`;
const JOINED_OR_INVISIBLE = new RegExp(`(${JOINED})|${INVISIBLE}`, "gu");
const TOO_MANY_MARKS = new RegExp(`(\\p{M}{${MARKS_MAX}})\\p{M}+`, "gu");
/** Programs that show a name without escaping it would read it as markup. */
const MARKUP = /[<>]/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * Reads the name that a person entered: on one line, trimmed, in Unicode's form NFC.
 *
 * @returns undefined if it is absent or blank.
 * @throws {DomainError} `invalid_input` if {@linkcode fullNameProblem} finds one.
 */
export function parseFullName(text: string | null | undefined): string | undefined {
  return parseName(text, { label: LABEL, field: "fullName" });
}

/**
 * Validates another name that people enter, by the same rules.
 *
 * @param input `label` and `field`: the field's name in the error
 * @throws {DomainError} `invalid_input`
 */
export function parseName(
  text: string | null | undefined,
  { label, field }: { readonly label: string; readonly field: string },
): string | undefined {
  const name = normalize(text ?? "");
  if (!name) return undefined;
  const problem = problemOf(name, label);
  if (problem) throw new DomainError("invalid_input", problem, { field });
  return name;
}

/** The problem with an entered name, as a text for the person; undefined for a valid name. */
export function fullNameProblem(text: string): string | undefined {
  const name = normalize(text);
  return name ? problemOf(name, LABEL) : `${LABEL} is required`;
}

/**
 * The identity service's name for a person, without the characters that are not allowed. It is cleaned instead of refused,
 * because the person did not type it here.
 *
 * @returns undefined if nothing is left, or if it looks like a reserved name.
 */
export function nameFromIdentity(name: string | undefined): string | undefined {
  const visible = withoutInvisible(normalize(name ?? ""))
    .replaceAll(MARKUP, "")
    .replaceAll(TOO_MANY_MARKS, "$1");
  const short = normalize(firstCharacters(visible));
  return short && VISIBLE.test(short) && !looksReserved(short) ? short : undefined;
}

/** The identity service's name for a person, or {@linkcode FALLBACK_NAME}. */
export function nameOrGuest(name: string | undefined): string {
  return nameFromIdentity(name) ?? FALLBACK_NAME;
}

function problemOf(name: string, label: string): string | undefined {
  if (withoutInvisible(name) !== name) return `${label} has invisible characters. Type it without them.`;
  if (!VISIBLE.test(name)) return `${label} has no letters.`;
  if (name.search(MARKUP) >= 0) return `${label} may not have < or >.`;
  if (name.search(TOO_MANY_MARKS) >= 0) return `${label} has more than ${MARKS_MAX} accents on one letter.`;
  if (firstCharacters(name) !== name) return `${label} may have at most ${FULL_NAME_MAX_LENGTH} characters.`;
  if (looksReserved(name)) return `${label} looks like a name that only Weekplate itself may use. Choose another.`;
  return undefined;
}

function normalize(text: string): string {
  return text.normalize("NFC").replaceAll(SPACES, " ").trim();
}

function withoutInvisible(name: string): string {
  return name.replaceAll(JOINED_OR_INVISIBLE, (_match, joined: string | undefined) => joined ?? "");
}

/** The longest beginning that has at most {@linkcode FULL_NAME_MAX_LENGTH} visible characters. */
function firstCharacters(name: string): string {
  let end = 0;
  let count = 0;
  // A longer text is cut first, because segmenting takes time.
  for (const { index, segment } of new Intl.Segmenter("en").segment(name.slice(0, 2 * FULL_NAME_MAX_UNITS))) {
    count += 1;
    if (count > FULL_NAME_MAX_LENGTH || index + segment.length > FULL_NAME_MAX_UNITS) break;
    end = index + segment.length;
  }
  return name.slice(0, end);
}
