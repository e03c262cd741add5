import { t } from "@lingui/core/macro";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";

/** In place of the form from which a mail was sent, with its focus. */
export function MailSent({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  const text = useRef<HTMLOutputElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <Stack gap="20">
      <Text>
        <output ref={text} tabIndex={-1}>
          {children}
        </output>
      </Text>
      <Text tone="soft">{t`No mail after a few minutes? Look in the spam folder.`}</Text>
      <Button width="full" onClick={onClose}>
        {t`Close`}
      </Button>
    </Stack>
  );
}
