import type { DehydratedState } from "@tanstack/react-query";
import type { SignedInUser } from "../identity/mod.ts";

/** From what the server drew a page: the browser continues from there. It is JSON in the page. */
export interface FirstPage {
  /** Undefined for a visitor without a session. */
  readonly person: { readonly user: SignedInUser; readonly marker: string } | undefined;
  /** Today in the person's time zone, as the server knows it. */
  readonly today: string;
  readonly isPhone: boolean;
  /** Of {@linkcode putInlineStyles}. */
  readonly styles: readonly string[];
  readonly queries: DehydratedState | undefined;
}

/** Id of the element with it. */
export const FIRST_PAGE_ID = "first-page";

/** On the root element of a device that has something of cook mode: what the server draws of it is not shown there. */
export const COOKING_ATTRIBUTE = "data-cooking";
/** Id of the style element that hides it until the app has drawn it. */
export const HIDDEN_COOKING_ID = "hidden-cooking";
