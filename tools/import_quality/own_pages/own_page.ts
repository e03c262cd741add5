import type { ExpectedPage } from "../compare_page.ts";

/** A page of our own, with the structure of pages that people import from, and the recipe that its reader sees. */
export interface OwnPage {
  readonly name: string;
  /** HTML, or a text that was pasted. */
  readonly page: string;
  readonly expected: ExpectedPage;
}

/** A whole HTML page. */
export function html(title: string, { head = "", body }: { head?: string; body: string }): string {
  return `<!doctype html><html><head><meta charset="utf-8"><title>${title}</title>${head}</head><body>${body}</body></html>`;
}

/** The script with a Recipe of schema.org. */
export function jsonLd(recipe: object): string {
  const text = JSON.stringify({ "@context": "https://schema.org", "@type": "Recipe", ...recipe });
  return `<script type="application/ld+json">${text.replaceAll("</", "<\\/")}</script>`;
}

/** Steps as most pages give them. */
export function howTo(steps: readonly string[]): object[] {
  return steps.map((text) => ({ "@type": "HowToStep", text }));
}

/** Each text in an element: `each("li", ["1 egg"])`. */
export function each(name: string, texts: readonly string[]): string {
  return texts.map((text) => `<${name}>${text}</${name}>`).join("\n");
}

export function ul(texts: readonly string[]): string {
  return `<ul>${each("li", texts)}</ul>`;
}

export function ol(texts: readonly string[]): string {
  return `<ol>${each("li", texts)}</ol>`;
}
