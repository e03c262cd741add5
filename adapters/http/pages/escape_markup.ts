/** The text as text of HTML or XML, or as the value of an attribute in double quotes. */
export function escapeMarkup(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
