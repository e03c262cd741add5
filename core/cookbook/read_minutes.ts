const ISO =
  /^P(?=\S)(?:(?<years>\d+)Y)?(?:(?<months>\d+)M)?(?:(?<weeks>\d+)W)?(?:(?<days>[\d.]+)D)?(?:T?(?:(?<hours>[\d.,]+)H)?(?:(?<minutes>[\d.,]+)(?:M(?:IN(?:UTES)?)?|$))?(?:(?<seconds>[\d.,]+)S)?)?$/iu;
const CLOCK = /^(?<hours>\d{1,2}):(?<minutes>\d{2})(?::\d{2})?(?:\s*(?:h|hrs?|hours?|std|uur))?$/iu;
const PART = /(?<number>\d+(?:[.,]\d+)?|\d*\s?[½¼¾])\s*(?<unit>\p{L}+)/gu;
const MINUTES_OF: readonly (readonly [RegExp, number])[] = [
  [
    /^(?:m|min|mins|minutes?|minuten?|minutos?|minut[oiuyeař]?|minút[ay]?|minutter|minuter|minuut(?:je)?s?|minuutjes|minuuttia?|minuta|perc|dakika|dk|мин\p{L}*|хв\p{L}*|λεπτ\p{L}*|分|分钟|分鐘|분|phút|menit)$/iu,
    1,
  ],
  [
    /^(?:h|hrs?|hours?|std|stdn|stunden?|heures?|horas?|or[aeă]|uur|uren|u|hod|hodin[ay]?|godz|godzin[aęy]?|tim|timmar|timme|timer?|tuntia?|t|óra|saat|sat[ai]?|час\p{L}*|ч|год\p{L}*|ώρ\p{L}*|時間|小时|小時|시간|giờ|jam)$/iu,
    60,
  ],
  [
    /^(?:d|days?|tage?n?|jours?|d[ií]as?|giorn[oi]|dag(?:en|ar|e)?|dn[ií]|den|dni|dzień|nap|gün|дн\p{L}*|день|ημέρ\p{L}*|日|天)$/iu,
    1440,
  ],
];
/** "1 hora e meia" */
const AND_A_HALF = /\b(?:e meia|y media|et demie?|e mezz[ao]|and a half|und eine halbe)(?!\p{L})/giu;
/** "half an hour", alone. */
const HALF_AN_HOUR =
  /(?<![\p{L}\d]\s?)(?:half an hour|(?:eine )?halbe stunde|(?:une )?demi-heure|media hora|meia hora|mezz['’]ora|een half uur)/giu;
/** "1 1/2 hours", also as RecipeSage writes it: "PT1 1/2H". */
const WRITTEN_FRACTION = /\s?(?<![\d/])(?<fraction>1\/2|1\/4|3\/4)(?![\d/])/gu;
const SIGNS: Readonly<Record<string, string>> = { "1/2": "½", "1/4": "¼", "3/4": "¾" };
const FRACTIONS: Readonly<Record<string, number>> = { "½": 0.5, "¼": 0.25, "¾": 0.75 };

/**
 * Whole minutes of a duration: ISO 8601 as web pages write it ("PT1H30M", "P0DT0H35M"), "1:30", a number of minutes, or
 * words of the languages that people import pages in ("1 Std. 20 Min.", "cerca de 2h"). For a range, the lower end.
 *
 * @returns undefined if it is none, or 0
 */
export function readMinutes(text: string): number | undefined {
  const plain = text
    .trim()
    .slice(0, 100)
    .replaceAll(WRITTEN_FRACTION, (_all, fraction: string) => SIGNS[fraction] ?? fraction);
  const iso = /^P/iu.test(plain) ? ISO.exec(plain.replaceAll(/\s/gu, ""))?.groups : undefined;
  if (iso) {
    const part = (name: string) => Number((iso[name] ?? "0").replace(",", "."));
    return minutesOrNone(
      part("weeks") * 10_080 + part("days") * 1440 + part("hours") * 60 + part("minutes") + part("seconds") / 60,
    );
  }
  const clock = CLOCK.exec(plain)?.groups;
  if (clock) return minutesOrNone(Number(clock["hours"]) * 60 + Number(clock["minutes"]));
  if (/^\d+$/u.test(plain)) return minutesOrNone(Number(plain));
  return minutesOrNone(inWords(plain));
}

function inWords(text: string): number {
  // "1h30"
  const whole = text
    .replaceAll(HALF_AN_HOUR, "30 min")
    .replaceAll(AND_A_HALF, "30 min")
    .replaceAll(/(?<=\d\s?h)\s?(?=\d+$)/giu, " ")
    .replace(/(?<=h \d+)$/iu, "min");
  // "20–30 minutes": the upper end is left out
  const lower = whole.replaceAll(/(?<=\d)\s?(?:[-–]|to|bis|à|a)\s?\d+(?:[.,]\d+)?(?=\s?\p{L})/gu, "");
  const seen = new Set<number>();
  let sum = 0;
  for (const { groups = {} } of lower.matchAll(PART)) {
    const minutes = MINUTES_OF.find(([unit]) => unit.test(groups["unit"] ?? ""))?.[1];
    // A second number of minutes belongs to something else: "10 min prep, 20 min cooking".
    if (minutes === undefined || seen.has(minutes)) continue;
    seen.add(minutes);
    sum += minutes * numberOf(groups["number"] ?? "");
  }
  return sum;
}

function numberOf(text: string): number {
  const fraction = FRACTIONS[text.at(-1) ?? ""];
  return fraction === undefined ? Number(text.replace(",", ".")) : Number(text.slice(0, -1).trim()) + fraction;
}

function minutesOrNone(minutes: number): number | undefined {
  const whole = Math.round(minutes);
  return Number.isFinite(whole) && whole > 0 ? whole : undefined;
}
