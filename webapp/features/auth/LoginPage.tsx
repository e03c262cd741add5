import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Cluster } from "../../../ui-kit/Cluster/mod.ts";
import { PasswordField } from "../../../ui-kit/PasswordField/mod.ts";
import { TextField } from "../../../ui-kit/TextField/mod.ts";
import { TextLink } from "../../../ui-kit/TextLink/mod.ts";
import { RouterLink, retryImport, useLaterCode } from "../../platform/routing/mod.ts";
import { AuthPage, SocialButtons } from "./mod.ts";
import { useLogin } from "./use_login.ts";

const loadForgotPassword = () => retryImport(() => import("./ForgotPasswordDialog.tsx"));
const LATER = [loadForgotPassword];

const ForgotPasswordDialog = lazy(loadForgotPassword);

// Few sessions end so.
const EndedSession = lazy(() => retryImport(() => import("./EndedSession.tsx")));

export function LoginPage() {
  const { email, password, typedEmail, errors, failure, social, isBusy, onSubmit } = useLogin();
  /** The address that the dialog begins with; undefined while it is closed. */
  const [forgetful, setForgetful] = useState<string>();
  useLaterCode(LATER);
  return (
    <>
      <AuthPage
        title={t`Welcome Back`}
        before={
          <>
            <Suspense>
              <EndedSession />
            </Suspense>
            <SocialButtons {...social} disabled={isBusy} />
          </>
        }
        failure={failure}
        onSubmit={(event) => void onSubmit(event)}
        after={
          <>
            <Trans>
              No account yet?{" "}
              <TextLink href="/" component={RouterLink}>
                Create one
              </TextLink>
            </Trans>
          </>
        }
      >
        <TextField label={t`Email Address`} type="email" autoComplete="email" error={errors["email"]} {...email} />
        <PasswordField label={t`Password`} autoComplete="current-password" error={errors["password"]} {...password} />
        <Button
          type="submit"
          width="full"
          busy={isBusy}
          busyText={t`Logging in…`}
          disabled={social.activeProvider !== undefined}
        >
          {t`Login`}
        </Button>
        <Cluster justify="center">
          <Button variant="ghost" size="small" onClick={() => setForgetful(typedEmail())}>
            {t`Forgot password?`}
          </Button>
        </Cluster>
      </AuthPage>
      <Suspense>
        {forgetful !== undefined && <ForgotPasswordDialog email={forgetful} onClose={() => setForgetful(undefined)} />}
      </Suspense>
    </>
  );
}
