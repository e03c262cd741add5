/**
 * A set whose members stay only briefly, such as open requests. A `Set` copies its table every few additions, and V8 lets each
 * outgrown table point to the next: once one of them is old, all members of the later ones outlive every quick garbage
 * collection. An array has no such chain. Meant for at most some thousand members.
 */
export class BriefSet<Member> implements Iterable<Member> {
  readonly #members: Member[] = [];

  /** Adds a member, which must not be in it. */
  add(member: Member): void {
    this.#members.push(member);
  }

  /** Removes a member; the order of the others may change. Returns whether it was in the set. */
  delete(member: Member): boolean {
    const place = this.#members.indexOf(member);
    if (place === -1) return false;
    const last = this.#members.pop() as Member; // sound: there is at least one
    if (place < this.#members.length) this.#members[place] = last;
    return true;
  }

  /** Iterates over the members of this moment. */
  [Symbol.iterator](): Iterator<Member> {
    return [...this.#members].values();
  }
}
