import { t } from "@lingui/core/macro";
import { useRef } from "react";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Cluster } from "../../../ui-kit/Cluster/mod.ts";
import { Notice } from "../../../ui-kit/Notice/mod.ts";
import { Spinner } from "../../../ui-kit/Spinner/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import { momentText } from "../../platform/format/mod.ts";
import { SecretText } from "../../platform/secret_text/mod.ts";
import { Part } from "./settings_layout.ts";
import { useCalendarFeed } from "./use_calendar_feed.ts";

/** The address of the person's plan for calendar programs: created, shown once, replaced and turned off here. */
export function CalendarLink() {
  const { feed, link, hasFailed, isLoading, changing, retry, make, turnOff } = useCalendarFeed();
  const makeButton = useRef<HTMLButtonElement>(null);
  if (hasFailed) {
    return (
      <Cluster>
        <Notice>{t`Your calendar link could not be loaded.`}</Notice>
        <Button variant="plain" size="small" busy={isLoading} onClick={retry}>
          {t`Try again`}
        </Button>
      </Cluster>
    );
  }
  if (feed === undefined) return <Spinner>{t`Loading…`}</Spinner>;
  return (
    <Part>
      {link && <SecretText label={t`Calendar link`} hint={t`Shown only now.`} text={link} />}
      <Text size="meta" tone="soft">
        {feed === null
          ? t`Make a link, and subscribe to it in your calendar, often called ‘from URL’. Anyone with the link can read the plan of your household.`
          : link
            ? t`Anyone with the link can read the plan of your household, so keep it to yourself. A new link ends the old one.`
            : t`Anyone with the link can read the plan of your household, so keep it to yourself. It was made on ${momentText(feed.createdAt)} and shown only then. A new link ends the old one.`}
      </Text>
      <Cluster>
        <Button
          ref={makeButton}
          variant="plain"
          busy={changing === "make"}
          busyText={t`Making a link…`}
          // Disabled, it would lose the focus that it gets below.
          aria-disabled={changing === "turnOff"}
          onClick={() => changing ?? make()}
        >
          {feed === null ? t`Make a calendar link` : t`Make a new link`}
        </Button>
        {feed !== null && (
          <Button
            variant="ghost"
            busy={changing === "turnOff"}
            busyText={t`Turning off…`}
            disabled={changing === "make"}
            onClick={() => {
              // This button goes, and the focus with it.
              makeButton.current?.focus();
              turnOff();
            }}
          >
            {t`Turn off`}
          </Button>
        )}
      </Cluster>
    </Part>
  );
}
