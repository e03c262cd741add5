import { DomainError } from "../shared/mod.ts";

/** Why an address was not fetched. */
export const FETCH_REFUSALS = [
  "not_an_address",
  "scheme",
  "credentials",
  "port",
  "private_address",
  "too_many_redirects",
  "timeout",
  "too_large",
  "not_a_page",
  "not_found",
  "status",
  "unreachable",
] as const;

export type FetchRefusal = (typeof FETCH_REFUSALS)[number];

/** An address that was not fetched. The message says why, for a cook. */
export class PageNotFetched extends DomainError {
  readonly reason: FetchRefusal;

  constructor(reason: FetchRefusal, message: string, options: { cause?: unknown } = {}) {
    super("page_not_fetched", message, { field: "url", ...options });
    this.reason = reason;
  }
}

export interface FetchedPage {
  /** Where the page is, after all redirects. */
  readonly url: string;
  /** In lower case, without parameters: "text/html". */
  readonly mediaType: string;
  readonly text: string;
}

/** Fetches an address that a person entered, from the public internet only, never from the server's own networks. */
export interface PageFetcher {
  /**
   * A page of at most 5 MB.
   *
   * @param url as a person wrote it
   * @throws {PageNotFetched}
   */
  fetchPage(url: string): Promise<FetchedPage>;

  /**
   * The bytes of a picture of at most 10 MB; only the server's word says that they are one.
   *
   * @throws {PageNotFetched}
   */
  fetchPicture(url: string): Promise<Uint8Array>;
}
