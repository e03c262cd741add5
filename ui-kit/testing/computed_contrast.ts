/** WCAG's contrast of two colours as `getComputedStyle` says them, such as "rgb(27, 115, 71)": 1 to 21. */
export function computedContrast(one: string, other: string): number {
  const [lower = 0, higher = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (higher + 0.05) / (lower + 0.05);
}

function luminance(color: string): number {
  const channels = /^rgb\((\d+), (\d+), (\d+)\)$/u.exec(color)?.slice(1);
  if (!channels) throw new Error(`Cannot measure the contrast of "${color}": it is no opaque rgb()`);
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = Number(channel) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
