/** A lower-case word without accents, in one form for singular and plural. That form is not always English: "berri". */
export function foldWord(word: string): string {
  return foldPlural(
    word
      .normalize("NFKD")
      .replaceAll(/[\p{M}'’]/gu, "")
      .toLowerCase(),
  );
}

function foldPlural(word: string): string {
  if (/^(?:leaves|halves|loaves)$/u.test(word)) return `${word.slice(0, -3)}f`;
  if (/(?:ies|ie|y)$/u.test(word)) return word.replace(/(?:ies|ie|y)$/u, "i");
  if (/(?:oes|ches|shes|sses|xes)$/u.test(word)) return word.slice(0, -2);
  return /[^su]s$/u.test(word) ? word.slice(0, -1) : word;
}
