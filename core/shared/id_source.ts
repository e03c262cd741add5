/** The only source of identifiers that can't be guessed. */
export interface IdSource {
  /** A new random identifier of at least 122 bits, in lower-case letters, digits and dashes. */
  next(): string;
}
