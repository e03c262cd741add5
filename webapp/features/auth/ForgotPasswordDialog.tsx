import { t } from "@lingui/core/macro";
import { useRef, useState } from "react";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Dialog } from "../../../ui-kit/Dialog/mod.ts";
import { Notice } from "../../../ui-kit/Notice/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import { TextField } from "../../../ui-kit/TextField/mod.ts";
import { useServices } from "../../services.ts";
import { MailSent } from "./MailSent.tsx";
import { REQUIRED_CREDENTIALS, useAuthForm } from "./mod.ts";

/** Asks for the address to which the identity service sends a link for a new password. */
export default function ForgotPasswordDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const { identity } = useServices();
  const first = useRef<HTMLInputElement>(null);
  const [sentTo, setSentTo] = useState<string>();
  const { field, errors, failure, isBusy, onSubmit } = useAuthForm({
    rules: { email: REQUIRED_CREDENTIALS.email },
    async send(typed) {
      const address = typed["email"]?.trim() ?? "";
      await identity.sendPasswordReset(address);
      setSentTo(address);
    },
    unknownError: {
      logged: "Cannot send the mail for a new password",
      shown: t`The mail could not be sent. Try again.`,
    },
  });
  const { ref, ...address } = field("email");
  return (
    <Dialog open title={t`Forgot password?`} initialFocus={first} onOpenChange={onClose}>
      {sentTo === undefined ? (
        <form method="post" noValidate onSubmit={(event) => void onSubmit(event)}>
          <Stack gap="20">
            <Text>{t`We send you a mail with a link to set a new one.`}</Text>
            {failure && <Notice>{failure}</Notice>}
            <TextField
              label={t`Email Address`}
              type="email"
              autoComplete="email"
              defaultValue={email}
              error={errors["email"]}
              {...address}
              ref={(element) => {
                first.current = element;
                ref(element);
              }}
            />
            <Button type="submit" width="full" busy={isBusy} busyText={t`Sending…`}>
              {t`Send the mail`}
            </Button>
          </Stack>
        </form>
      ) : (
        <MailSent onClose={onClose}>
          {t`If there is an account with a password for ${sentTo}, a mail is on its way. Open the link in it to set a new password.`}
        </MailSent>
      )}
    </Dialog>
  );
}
