/** How much one may do: so much at once, and how that comes back. */
export interface Allowance {
  /** Sets it apart from the others of the same holder. */
  readonly name: string;
  readonly atOnce: number;
  /** `perSecond`: bit by bit. `afterMilliseconds`: all of it, so long after the first was taken. */
  readonly comesBack: { readonly perSecond: number } | { readonly afterMilliseconds: number };
}

/**
 * Who has taken how much of what they may do. Every implementation passes `adapters/contracts/allowances_contract.ts`.
 *
 * Nobody is given more than their allowance, over all instances that share it and however many ask at once.
 */
export interface Allowances {
  /**
   * Takes one.
   *
   * @param holder whose allowance it is: each has their own.
   * @returns 0 where there was one, else in how many milliseconds it is worth asking again.
   */
  take(allowance: Allowance, holder: string): Promise<number>;

  /** Forgets those who have all of it again. To be called from time to time. */
  sweep(): Promise<void>;
}
