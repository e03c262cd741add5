// Casts of indexed values are sound: every index is within its table.

/**
 * How many letters to add, drop, change, or swap with their neighbour to turn one text into the other (the optimal string
 * alignment distance).
 *
 * @param options.changeCost cost of a changed letter; default 1, as for all other edits
 */
export function editDistance(one: string, other: string, { changeCost = 1 } = {}): number {
  // distances[row][column]: between the first `row` letters of the one and the first `column` letters of the other.
  const distances = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= one.length; row++) {
    const above = distances[row - 1] as number[];
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current.push(
        Math.min(
          (above[column] as number) + 1,
          (current[column - 1] as number) + 1,
          (above[column - 1] as number) + (isSame ? 0 : changeCost),
          isSwapped ? (distances[row - 2]?.[column - 2] as number) + 1 : Infinity,
        ),
      );
    }
    distances.push(current);
  }
  return distances.at(-1)?.at(-1) as number;
}
