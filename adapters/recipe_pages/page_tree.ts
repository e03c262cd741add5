import { Parser } from "htmlparser2";

/** An element of a page. */
export interface PageElement {
  /** In lower case. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly PageNode[];
}

export type PageNode = PageElement | string;

/** Each closing tag is looked for among so many open ones, which bounds the time of a page with nothing but tags. */
const DEPTH_MAX = 600;
/** A page of 5 MB has about 60,000. */
const ELEMENTS_MAX = 300_000;

/**
 * The elements of a page, as far as they can be read: any text has some. Elements beyond the limits of depth and number,
 * which no real page exceeds, are left out.
 *
 * @param options.isXml whether it is XML instead, where every element is closed and case counts
 */
export function readPageTree(html: string, { isXml = false } = {}): PageElement {
  const root: PageNode[] = [];
  const open: PageNode[][] = [root];
  let count = 0;
  const isTooMuch = () => open.length > DEPTH_MAX || count > ELEMENTS_MAX;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const children: PageNode[] = [];
        open.at(-1)?.push({ name, attributes, children });
        open.push(children);
        count += 1;
        if (isTooMuch()) parser.pause();
      },
      onclosetag() {
        open.pop();
      },
      ontext(text) {
        open.at(-1)?.push(text);
      },
    },
    { xmlMode: isXml },
  );
  parser.write(html);
  if (!isTooMuch()) parser.end();
  return { name: "", attributes: {}, children: root };
}

/** All elements in it, itself included, in the order of the page. */
export function* elementsIn(element: PageElement): Iterable<PageElement> {
  const waiting: PageElement[] = [element];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next;
    for (const child of next.children.toReversed()) if (typeof child !== "string") waiting.push(child);
  }
}

/** The text of an element as it stands, also of a script. */
export function rawTextOf({ children }: PageElement): string {
  return children.filter((child) => typeof child === "string").join("");
}

/** With its entities as the characters that they stand for. */
export function withoutEntities(text: string): string {
  return rawTextOf(readPageTree(text.replaceAll("<", "&lt;")));
}
