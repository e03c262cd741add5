// Casts of indexed values are sound: every index is within its table.

/** A place that takes one of some dishes. */
export interface Place {
  /** Indices of the dishes that may come here, each once. */
  readonly dishes: readonly number[];
}

/**
 * Finds places that cannot all be filled: together they may have fewer dishes than they are, counting each dish as often as
 * it may come. By augmenting paths; the set is the one of Hall's theorem, reached from the first place without a dish.
 *
 * @param capacities how often each dish may come
 * @returns indices of places, in order; empty if every place can be filled
 */
export function placesWithTooFewDishes(places: readonly Place[], capacities: readonly number[]): number[] {
  const users: number[][] = capacities.map(() => []);
  for (const place of places.keys()) {
    const visited = new Set<number>();
    if (!assign(place, visited)) {
      const reached = new Set([place, ...[...visited].flatMap((dish) => users[dish] ?? [])]);
      return [...reached].sort((a, b) => a - b);
    }
  }
  return [];

  /** Gives the place a dish, and moves others to other dishes for it if needed. */
  function assign(place: number, visited: Set<number>): boolean {
    for (const dish of places[place]?.dishes ?? []) {
      if (visited.has(dish)) continue;
      visited.add(dish);
      const using = users[dish] as number[];
      if (using.length < (capacities[dish] ?? 0)) {
        using.push(place);
        return true;
      }
      for (const [i, other] of using.entries()) {
        if (assign(other, visited)) {
          using[i] = place;
          return true;
        }
      }
    }
    return false;
  }
}
