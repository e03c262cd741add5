import type { TabStorage } from "../../services.ts";

/** In the tab's storage. The script in the page writes it too (`pass_invitation.ts`). */
export const INVITATION_KEY = "invitation";

/**
 * The token of an opened invitation. Stored until the person has decided, through sign-up and onboarding too, and only in
 * this tab.
 */
export function storedInvitation(tabStorage: TabStorage): string | undefined {
  return tabStorage.getItem(INVITATION_KEY) ?? undefined;
}

export function storeInvitation(tabStorage: TabStorage, token: string): void {
  tabStorage.setItem(INVITATION_KEY, token);
}

export function forgetInvitation(tabStorage: TabStorage): void {
  tabStorage.removeItem(INVITATION_KEY);
}
