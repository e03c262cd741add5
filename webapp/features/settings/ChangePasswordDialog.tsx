import { t } from "@lingui/core/macro";
import { useRef } from "react";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Dialog } from "../../../ui-kit/Dialog/mod.ts";
import { Notice } from "../../../ui-kit/Notice/mod.ts";
import { PasswordField } from "../../../ui-kit/PasswordField/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import { useToast } from "../../platform/hooks/mod.ts";
import { useServices } from "../../services.ts";
import { passwordProblem } from "../auth/common_passwords.ts";
import { useAuthForm } from "../auth/use_auth_form.ts";

/** Asks for the person's password and a new one. */
export default function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const { identity } = useServices();
  const showToast = useToast();
  const first = useRef<HTMLInputElement>(null);
  const { field, errors, failure, isBusy, onSubmit } = useAuthForm({
    rules: {
      password: (text) => text !== "" || t`Enter your password.`,
      newPassword: (text) => (text === "" ? t`Enter a new password.` : (passwordProblem(text) ?? true)),
    },
    async send({ password = "", newPassword = "" }) {
      await identity.changePassword({ password, newPassword });
      showToast(t`Your password is changed.`, { tone: "done" });
      onClose();
    },
    unknownError: { logged: "Cannot change the password", shown: t`Your password is not changed. Try again.` },
  });
  const { ref, ...password } = field("password");
  return (
    <Dialog
      open
      title={t`Change password`}
      initialFocus={first}
      onOpenChange={() => {
        if (!isBusy) onClose();
      }}
    >
      <form method="post" noValidate onSubmit={(event) => void onSubmit(event)}>
        <Stack gap="20">
          <Text>{t`Your other devices are logged out, and your access tokens end.`}</Text>
          {failure && <Notice>{failure}</Notice>}
          {/* So that a password manager knows whose password changes. */}
          <input type="email" autoComplete="username" value={identity.current?.email ?? ""} readOnly hidden />
          <PasswordField
            label={t`Your password`}
            autoComplete="current-password"
            error={errors["password"]}
            {...password}
            ref={(element) => {
              first.current = element;
              ref(element);
            }}
          />
          <PasswordField
            label={t`New password`}
            hint={t`At least 6 characters.`}
            autoComplete="new-password"
            minLength={6}
            error={errors["newPassword"]}
            {...field("newPassword")}
          />
          <Button type="submit" width="full" busy={isBusy} busyText={t`Changing…`}>
            {t`Change password`}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
