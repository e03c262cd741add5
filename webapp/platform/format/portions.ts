const PARTS: Readonly<Record<number, string>> = { 0.25: "¼", 0.5: "½", 0.75: "¾" };

/** "1 portion", "½ portion", "2 ½ portions". */
export function portionCount(portions: number): string {
  return `${portionsText(portions)} ${portions <= 1 ? "portion" : "portions"}`;
}

/** "1", "½", "3 ½", "1.2". */
export function portionsText(portions: number): string {
  const rounded = Math.round(portions * 100) / 100;
  const whole = Math.floor(rounded);
  const part = PARTS[rounded - whole];
  if (part === undefined) return String(rounded);
  return whole === 0 ? part : `${whole} ${part}`;
}
