import type { DehydratedState } from "@tanstack/react-query";
import type { HydrationState as RouterState } from "react-router-dom";
import { storedInvitation } from "../../features/household/invitation_token.ts";
import type { Services } from "../../services.ts";
import type { SignedInUser } from "../identity/mod.ts";

/** The data from which the server rendered a page. It is JSON in the page. */
export interface HydrationState {
  /** Undefined for a visitor without a session. */
  readonly person: { readonly user: SignedInUser; readonly marker: string } | undefined;
  /** Today in the person's time zone, as the server knows it. */
  readonly today: string;
  readonly isPhone: boolean;
  /** Token of the invitation that the page is about, if any. */
  readonly invitation: string | undefined;
  readonly queries: DehydratedState | undefined;
  readonly sharedRecipe: Services["sharedRecipe"];
  readonly router: RouterState;
}

/** Id of the element with it, which is removed once the page is hydrated. */
export const HYDRATION_STATE_ID = "hydration-state";

/** The data from which the server rendered this page; undefined where it did not. */
export function readHydrationState(): HydrationState | undefined {
  const text = document.getElementById(HYDRATION_STATE_ID)?.textContent;
  return text ? (JSON.parse(text) as HydrationState) : undefined; // sound: our own server wrote it
}

/** Whether the server rendered the page as this device does: for the same person, on the same day. */
export function canHydrate({ person, today, invitation }: HydrationState, services: Services): boolean {
  return (
    services.identity.current?.id === person?.user.id &&
    (person === undefined || services.today() === today) &&
    (invitation === undefined || storedInvitation(services.tabStorage) === invitation) &&
    !document.documentElement.hasAttribute(OWN_STATE_ATTRIBUTE)
  );
}

/**
 * On the root element, from before the first paint until the app has rendered the page, if this device has state of its own
 * for the page. The server's version is hidden.
 */
export const OWN_STATE_ATTRIBUTE = "data-own-state";

/** Id of the script after the page's content. */
export const AFTER_CONTENT_ID = "after-content";
