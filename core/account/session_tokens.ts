/** The cryptography of sessions. */
export interface SessionTokens {
  /** A new token of 256 random bits, of letters, digits, `-` and `_`. */
  create(): string;

  /** The same for the same token; the token can't be found from it. */
  hash(token: string): string;

  /** Encrypts a text with a key that is derived from the token. */
  seal(text: string, token: string): string;

  /** Decrypts a sealed text. @throws if it was changed, or sealed with another token. */
  open(sealed: string, token: string): string;
}
