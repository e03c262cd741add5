// Characters that look like a letter of a reserved name, by that letter. A small part of Unicode's table of confusable
// characters (UTS #39, https://www.unicode.org/Public/security/latest/confusables.txt): its Cyrillic, Greek, Armenian,
// Cherokee and small-capital entries for these letters. The digits, signs, Greek ω, τ, κ and ε, and Cyrillic т, к, м and є
// are ours: there they look alike only in some fonts.
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: "4@ɑᴀαΑаАᎪ",
  d: "đԁᎠᏧᴅ",
  e: "3€℮ᴇεΕеЕєҽᎬ",
  k: "ĸᴋκΚкКᏦ",
  l: "1I|ǀłʟΙІӀӏᏞiıі",
  m: "ᴍΜмМᎷ",
  o: "0øᴏοΟσоОօՕ",
  p: "ᴘρΡрРᏢ",
  r: "ʀгᴦᎡᏒ",
  t: "7ᴛτΤтТᎢ",
  w: "ɯᴡωѡԝԜաᎳ",
};

const LETTER_OF = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([letter, alike]) => Array.from(alike, (each) => [each, letter] as const)),
);

/** Names of the product and its moderators, and of a person without an account. In small letters, as {@linkcode skeletonOf} gives them. */
const RESERVED_NAMES = ["weekplate", "moderator", "deletedaccount"];

/** In such letters: admin, administrator and sysadmin, but not badminton. */
const ADMIN = /^admln|admln$/u;

/** Whether a name has a word, or several in a row, that looks like a reserved name. */
export function looksReserved(name: string): boolean {
  const letters = skeletonOf(name);
  if (RESERVED_NAMES.some((reserved) => letters.includes(reserved))) return true;
  return [letters, ...name.split(/[\s\p{P}]+/u).map(skeletonOf)].some((word) => ADMIN.test(word));
}

/** The letters that a name looks like, without accents, spaces and punctuation. */
function skeletonOf(name: string): string {
  const plain = name.normalize("NFKD").replaceAll(/\p{M}/gu, "");
  return Array.from(plain, (character) => LETTER_OF.get(character) ?? character)
    .join("")
    .toLowerCase()
    .replaceAll(/\P{L}/gu, "")
    .replaceAll("vv", "w")
    .replaceAll("rn", "m")
    .replaceAll("cl", "d");
}
