import { t } from "@lingui/core/macro";
import { useRef, useState } from "react";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Dialog } from "../../../ui-kit/Dialog/mod.ts";
import { Notice } from "../../../ui-kit/Notice/mod.ts";
import { PasswordField } from "../../../ui-kit/PasswordField/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import { TextField } from "../../../ui-kit/TextField/mod.ts";
import { useServices } from "../../services.ts";
import { rememberEmailChange } from "../auth/email_change.ts";
import { MailSent } from "../auth/MailSent.tsx";
import { REQUIRED_CREDENTIALS, useAuthForm } from "../auth/use_auth_form.ts";

/** Asks for a new e-mail address, which becomes the person's by the link in a mail. */
export default function ChangeEmailDialog({ onClose }: { onClose: () => void }) {
  const { identity, deviceStorage } = useServices();
  const first = useRef<HTMLInputElement>(null);
  const [sentTo, setSentTo] = useState<string>();
  const { field, errors, failure, isBusy, onSubmit } = useAuthForm({
    rules: { newEmail: checkNewEmail, password: REQUIRED_CREDENTIALS.password },
    async send({ newEmail = "", password = "" }) {
      await identity.changeEmail({ newEmail: newEmail.trim(), password });
      rememberEmailChange(deviceStorage);
      setSentTo(newEmail.trim());
    },
    unknownError: { logged: "Cannot change the e-mail address", shown: t`The mail could not be sent. Try again.` },
  });
  const { ref, ...newEmail } = field("newEmail");

  function checkNewEmail(text: string): true | string {
    const typed = text.trim().toLowerCase();
    if (typed === "") return t`Enter your new e-mail address.`;
    return typed !== identity.current?.email.toLowerCase() || t`This is your address already.`;
  }

  return (
    <Dialog open title={t`Change e-mail`} initialFocus={first} onOpenChange={onClose}>
      {sentTo === undefined ? (
        <form method="post" noValidate onSubmit={(event) => void onSubmit(event)}>
          <Stack gap="20">
            <Text>{t`We send a mail to the new address. Your address changes when you open the link in it.`}</Text>
            {failure && <Notice>{failure}</Notice>}
            <TextField
              label={t`New e-mail address`}
              type="email"
              autoComplete="email"
              error={errors["newEmail"]}
              {...newEmail}
              ref={(element) => {
                first.current = element;
                ref(element);
              }}
            />
            <PasswordField
              label={t`Your password`}
              autoComplete="current-password"
              error={errors["password"]}
              {...field("password")}
            />
            <Button type="submit" width="full" busy={isBusy} busyText={t`Sending…`}>
              {t`Send the mail`}
            </Button>
          </Stack>
        </form>
      ) : (
        <MailSent onClose={onClose}>
          {t`A mail is on its way to ${sentTo}, unless another account has this address. Open the link in it to change your address. You are then logged out everywhere, and log in with the new one.`}
        </MailSent>
      )}
    </Dialog>
  );
}
