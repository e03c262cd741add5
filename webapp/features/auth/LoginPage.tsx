import { Button } from "../../../ui-kit/Button/mod.ts";
import { PasswordField } from "../../../ui-kit/PasswordField/mod.ts";
import { TextField } from "../../../ui-kit/TextField/mod.ts";
import { TextLink } from "../../../ui-kit/TextLink/mod.ts";
import { RouterLink } from "../../platform/routing/mod.ts";
import { AuthPage, SocialButtons } from "./mod.ts";
import { useLogin } from "./use_login.ts";

export function LoginPage() {
  const { email, password, errors, failure, social, isBusy, onSubmit } = useLogin();
  return (
    <AuthPage
      title="Welcome Back"
      before={<SocialButtons {...social} disabled={isBusy} />}
      failure={failure}
      onSubmit={(event) => void onSubmit(event)}
      after={
        <>
          No account yet?{" "}
          <TextLink href="/" component={RouterLink}>
            Create one
          </TextLink>
        </>
      }
    >
      <TextField label="Email Address" type="email" autoComplete="email" error={errors["email"]} {...email} />
      <PasswordField label="Password" autoComplete="current-password" error={errors["password"]} {...password} />
      <Button
        type="submit"
        width="full"
        busy={isBusy}
        busyText="Logging in…"
        disabled={social.activeProvider !== undefined}
      >
        Login
      </Button>
    </AuthPage>
  );
}
