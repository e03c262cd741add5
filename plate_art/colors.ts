/** A colour on the way from one to another, both as #RRGGBB; `share` 0 is the first, 1 the second. */
export function mixed(from: string, to: string, share: number): string {
  const channel = (index: number): string => {
    const [a, b] = [from, to].map((color) => Number.parseInt(color.slice(1 + index * 2, 3 + index * 2), 16));
    const value = Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * share);
    return value.toString(16).padStart(2, "0").toUpperCase();
  };
  return `#${channel(0)}${channel(1)}${channel(2)}`;
}

/** The same colour with less light on it. */
export function darker(color: string, share: number): string {
  return mixed(color, "#1B0C04", share);
}

/** The same colour with more light on it. */
export function paler(color: string, share: number): string {
  return mixed(color, "#FFFFFF", share);
}
