/** Without characters that a database cannot store: NUL, and half of a character of two parts. */
export function storable(text: string): string {
  return text.replaceAll(/[\0\p{Cs}]/gu, "").trim();
}

/** The same value with texts that are {@linkcode storable}. */
export function withStorableTexts<Value>(value: Value): Value {
  // Sound: only the texts differ.
  return JSON.parse(
    JSON.stringify(value, (_key, each: unknown) => (typeof each === "string" ? storable(each) : each)),
  ) as Value; // sound: texts stay texts
}
