import { t } from "@lingui/core/macro";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Cluster } from "../../../ui-kit/Cluster/mod.ts";
import { Notice } from "../../../ui-kit/Notice/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import type { EmailVerification } from "../../../wire/account/email_verification.ts";
import { useEmailVerification } from "./use_email_verification.ts";

/** Asks the person to verify their e-mail address. */
export function EmailVerificationNotice({ state }: { state: EmailVerification }) {
  const { email, canSend } = state;
  const { sendMail, isSending, check, isChecking } = useEmailVerification(email);
  return (
    <Notice tone="info">
      <Stack gap="12" align="start">
        <span>{textOf(state)}</span>
        {email !== null && (
          <Cluster>
            {canSend && (
              <Button variant="plain" size="small" busy={isSending} busyText={t`Sending…`} onClick={sendMail}>
                {t`Send again`}
              </Button>
            )}
            <Button
              variant={canSend ? "ghost" : "plain"}
              size="small"
              busy={isChecking}
              busyText={t`Checking…`}
              onClick={check}
            >
              {t`I have verified it`}
            </Button>
          </Cluster>
        )}
      </Stack>
    </Notice>
  );
}

function textOf({ email, required, canSend }: EmailVerification): string {
  if (email === null) return t`Posts and messages need a verified e-mail address, and your account has no address.`;
  if (required)
    return canSend
      ? t`Verify your e-mail address to post and send messages. Open the link in our mail to ${email}.`
      : t`Verify your e-mail address to post and send messages. Verify ${email} at the service where you sign in.`;
  return canSend
    ? t`Your e-mail address is not verified. Open the link in our mail to ${email}.`
    : t`Your e-mail address is not verified. Verify ${email} at the service where you sign in.`;
}
