/**
 * A backslash before punctuation, or before a line break, makes it plain text. While a recipe is read, such a character is a
 * lone surrogate, which no text from UTF-8 has: so no rule of the language matches it.
 */
const HIDDEN_FROM = 0xdc_00;

/** Replaces escaped characters in a source by surrogates that {@linkcode showEscapes} turns into plain text. */
export function hideEscapes(source: string): string {
  return source.replaceAll(/\\(?<mark>[\n!-/:-@[-`{-~])/gu, (_escape, mark: string) =>
    String.fromCharCode(HIDDEN_FROM + mark.charCodeAt(0)),
  );
}

export function showEscapes(text: string): string {
  return text.replaceAll(/[\u{DC00}-\u{DC7F}]/gu, (hidden) => String.fromCharCode(hidden.charCodeAt(0) - HIDDEN_FROM));
}

/** A text as a step or note. Its line breaks are escaped, too. */
export function escapeText(text: string): string {
  return text
    .replaceAll(/\r\n?/gu, "\n")
    .replaceAll(/[\\@#~=>\n]/gu, String.raw`\$&`)
    .replaceAll(/-(?=-)|\[(?=-)/gu, String.raw`\$&`);
}

/** Characters that end each part of an ingredient, or have another meaning in it. */
const MARKS_OF_PART = { name: /[{}|]|^[&?+-]/gu, amount: /[{}%]/gu, preparation: /[()]/gu, comment: /\]/gu } as const;

/** A text as a part of an ingredient, or of a comment about it. */
export function escapePart(text: string, part: keyof typeof MARKS_OF_PART): string {
  return escapeText(text).replaceAll(MARKS_OF_PART[part], String.raw`\$&`);
}
