import type { TabStorage } from "../services.ts";

const KEY = "invitation";

/**
 * The token of an opened invitation. Kept until the person has decided, through sign-up and onboarding too, and only in
 * this tab.
 */
export function keptInvitation(tabStorage: TabStorage): string | undefined {
  return tabStorage.getItem(KEY) ?? undefined;
}

export function keepInvitation(tabStorage: TabStorage, token: string): void {
  tabStorage.setItem(KEY, token);
}

export function forgetInvitation(tabStorage: TabStorage): void {
  tabStorage.removeItem(KEY);
}
