import { t } from "@lingui/core/macro";
import type { ReportDetailsWire } from "../../../wire/safety/moderation.ts";
import { Photo, Quote } from "./moderation_layout.ts";

/** The reported content, as it was then. */
export function Evidence({ evidence }: Pick<ReportDetailsWire, "evidence">) {
  switch (evidence.kind) {
    case "post":
      return (
        <Quote>
          <Photo src={evidence.photo} alt={t`Photo of ${evidence.mealName}`} />
          <strong>{evidence.mealName}</strong>
          {[evidence.caption, evidence.ingredients, evidence.instructions].filter(Boolean).map((part) => `\n\n${part}`)}
        </Quote>
      );
    case "message":
      return (
        <Quote>
          {evidence.before.map(({ byReporter, text }) => `${byReporter ? t`Reporter: ${text}` : text}\n`)}
          <strong>{evidence.text}</strong>
        </Quote>
      );
    case "person":
      return null;
  }
}
