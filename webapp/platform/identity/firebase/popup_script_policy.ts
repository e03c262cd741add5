const SCRIPT_ORIGIN = "https://apis.google.com";

/** A part of the Trusted Types API that TypeScript's DOM library lacks. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): void;
}

let isAllowed = false;

/**
 * Lets Firebase add the script of its popup to the page. The server's content security policy requires trusted types, which
 * Firebase does not use, so the page needs a default policy. It accepts addresses of this script's origin only.
 */
export function allowPopupScript(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }; // sound: not in every browser
  if (isAllowed || !trustedTypes) return;
  trustedTypes.createPolicy("default", { createScriptURL: popupScript });
  isAllowed = true;
}

/**
 * Returns the address of a script of the popup.
 *
 * @throws {TypeError} for any other script.
 */
export function popupScript(address: string): string {
  if (URL.canParse(address) && new URL(address).origin === SCRIPT_ORIGIN) return address;
  throw new TypeError(`Cannot load the script ${address}: only those of ${SCRIPT_ORIGIN} are allowed`);
}
