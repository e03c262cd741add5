/** Letters, digits and spaces of the name, as every system has them in names of files; "recipe" if there are none. */
export function safeFileName(name: string): string {
  const plain = name
    .normalize("NFC")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return Array.from(plain).slice(0, 60).join("").trim() || "recipe";
}
