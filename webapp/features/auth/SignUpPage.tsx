import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { FULL_NAME_MAX_UNITS } from "../../../core/account/mod.ts";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { PasswordField } from "../../../ui-kit/PasswordField/mod.ts";
import { TextField } from "../../../ui-kit/TextField/mod.ts";
import { TextLink } from "../../../ui-kit/TextLink/mod.ts";
import { RouterLink } from "../../platform/routing/mod.ts";
import { AuthPage, SocialButtons } from "./mod.ts";
import { useSignUp } from "./use_sign_up.ts";

/** Create your account: the landing page. */
export function SignUpPage() {
  const { fullName, email, password, errors, failure, social, isBusy, onSubmit } = useSignUp();
  return (
    <AuthPage
      title={t`Create your account`}
      before={<SocialButtons {...social} disabled={isBusy} />}
      failure={failure}
      onSubmit={(event) => void onSubmit(event)}
      after={
        <>
          <Trans>
            Already have an account?{" "}
            <TextLink href="/login" component={RouterLink}>
              Login
            </TextLink>
          </Trans>
        </>
      }
    >
      <TextField
        label={t`Full Name`}
        autoComplete="name"
        maxLength={FULL_NAME_MAX_UNITS}
        error={errors["fullName"]}
        {...fullName}
      />
      <TextField label={t`Email Address`} type="email" autoComplete="email" error={errors["email"]} {...email} />
      <PasswordField
        label={t`Password`}
        placeholder={t`Password (min 6 chars)`}
        autoComplete="new-password"
        minLength={6}
        error={errors["password"]}
        {...password}
      />
      <Button
        type="submit"
        width="full"
        busy={isBusy}
        busyText={t`Creating…`}
        disabled={social.activeProvider !== undefined}
      >
        {t`Create Account`}
      </Button>
    </AuthPage>
  );
}
