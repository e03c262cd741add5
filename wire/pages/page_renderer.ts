import type { CurrentUserView } from "../account/current_user.ts";
import type { ClientConfig } from "./config.ts";
import type { Device } from "./device_cookie.ts";

/** A page that the server draws, so that its first response has its content. */
export interface PageRequest {
  /** Its whole address. */
  readonly url: string;
  /** Undefined for a visitor without a session; both are there or neither. */
  readonly person: { readonly user: CurrentUserView; readonly device: Device } | undefined;
  /** Token of the invitation that the page is about, where its script has sent one. */
  readonly invitation: string | undefined;
  /** Whether the browser is a phone's, as far as it says so. */
  readonly isPhone: boolean;
  /** The language of its texts, such as `de`. */
  readonly language: string;
  readonly now: Date;
  readonly config: ClientConfig;
  /** Allows the page's styles. */
  readonly nonce: string;
  /** Reads from our own API as this person, by a path with its query: with GET, or with POST and a body. */
  read(path: string, body?: string): Promise<ReadReply>;
  /** Resolves when the page should be drawn without what has not been read by then. */
  readonly deadline: Promise<void>;
  /** For failures that do not stop the page. */
  log(message: string, error: unknown): void;
}

/** The reply to a call that only reads. */
export interface ReadReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON. */
  readonly body: string;
}

/** The parts that the server writes into the page, as HTML. */
export interface RenderedPage {
  /** The title, and the preloads of pictures, which go before all scripts. */
  readonly head: string;
  /** Styles, which go after those of all pages, and the files that the page needs. */
  readonly styles: string;
  /** The content of the element with the id "root". */
  readonly root: string;
  /** After the content: the data from which the browser continues. */
  readonly data: string;
  /** How long this kept the thread busy, in milliseconds. */
  readonly busyMs: number;
}

/** The path of another page, which a signed-in person gets instead. */
export interface PageRedirect {
  readonly redirect: string;
}

/** Draws a page; undefined where the browser should do it. Rejects where the page's code fails. */
export type PageRenderer = (page: PageRequest) => Promise<RenderedPage | PageRedirect | undefined>;
