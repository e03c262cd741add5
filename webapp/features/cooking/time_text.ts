import { t } from "@lingui/core/macro";
/** "12:04", from an hour on "1:02:04". */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (number: number) => String(number).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** "20 min", "1 h 30 min", "45 s": how long a timer will run. */
export function durationText(seconds: number): string {
  if (seconds < 60) return t`${seconds} s`;
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return [hours > 0 ? t`${hours} h` : "", minutes > 0 ? t`${minutes} min` : "", rest > 0 ? t`${rest} s` : ""]
    .filter((part) => part !== "")
    .join(" ");
}
