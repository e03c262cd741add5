/**
 * SQL: neither of two people has blocked the other. Two conditions, so that each is an anti-join on an index of its own.
 *
 * @param one column or binding of a person's id.
 * @param other the same of the other person.
 */
export function notBlocked(one: string, other: string): string {
  return `NOT EXISTS (SELECT FROM person_block WHERE blocker_id = ${one} AND blocked_id = ${other})
    AND NOT EXISTS (SELECT FROM person_block WHERE blocked_id = ${one} AND blocker_id = ${other})`;
}
