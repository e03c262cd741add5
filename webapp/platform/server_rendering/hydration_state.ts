import type { DehydratedState } from "@tanstack/react-query";
import type { Services } from "../../services.ts";
import type { SignedInUser } from "../identity/mod.ts";

/** The hydration state: the data from which the server rendered a page. It is JSON in the page. */
export interface HydrationState {
  /** Undefined for a visitor without a session. */
  readonly person: { readonly user: SignedInUser; readonly marker: string } | undefined;
  /** Today in the person's time zone, as the server knows it. */
  readonly today: string;
  readonly isPhone: boolean;
  /** Token of the invitation that the page is about, if any. */
  readonly invitation: string | undefined;
  /** Of {@linkcode putInlineStyles}. */
  readonly styles: readonly string[];
  readonly queries: DehydratedState | undefined;
  readonly sharedRecipe: Services["sharedRecipe"];
}

/** Id of the element with it. */
export const HYDRATION_STATE_ID = "first-page";

/** Id of the script that starts the app. */
export const START_SCRIPT_ID = "start";

/**
 * Painted in part, a page moves: `:last-child` and wrapped lines change with each element that arrives, and the script that
 * starts the app first positions elements that only the browser can position.
 */
export const PAINT_WHOLE = `<link rel="expect" href="#${START_SCRIPT_ID}" blocking="render">`;

/** Id of the style that hides pictures further down until the first one is there: a hidden lazy picture does not load. */
export const LATER_PICTURES_ID = "later-pictures";

/**
 * On the root element in cook mode, until the app has rendered it, if the device has another step or layout than the server:
 * the server's version is hidden.
 */
export const COOKING_ATTRIBUTE = "data-cooking";

/** On the element with the component styles of a page that the server drew. */
export const SERVED_STYLES_ATTRIBUTE = "data-served";
