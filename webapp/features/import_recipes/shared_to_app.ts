const ADDRESS = /https?:\/\/[^\s<>"]+/iu;

/** Content that another app has shared with this one: the address of a page, or else a text. Empty where there is none. */
export interface SharedToApp {
  readonly address: string;
  readonly text: string;
}

/**
 * Reads the parameters that `share_target` of the manifest puts into the address. Many apps share a page's address within
 * the text.
 */
export function sharedToApp(search: URLSearchParams): SharedToApp {
  const [title, text, url] = ["title", "text", "url"].map((name) => search.get(name)?.trim() ?? "");
  const address = ADDRESS.exec(`${url} ${text}`)?.[0] ?? "";
  return { address, text: address === "" ? [title, text].filter(Boolean).join("\n\n") : "" };
}
