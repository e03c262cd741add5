import { Button } from "../../../ui-kit/Button/mod.ts";
import { Heading } from "../../../ui-kit/Heading/mod.ts";
import { Logo } from "../../../ui-kit/Logo/mod.ts";
import { Notice } from "../../../ui-kit/Notice/mod.ts";
import { PasswordField } from "../../../ui-kit/PasswordField/mod.ts";
import { SplitPage } from "../../../ui-kit/SplitPage/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import { TextField } from "../../../ui-kit/TextField/mod.ts";
import { TextLink } from "../../../ui-kit/TextLink/mod.ts";
import { RouterLink } from "../../shell/mod.ts";
import { TABLE_PLATES } from "../signup/mod.ts";
import { useLogin } from "./use_login.ts";

/** Welcome Back. */
export function LoginPage() {
  const { email, password, errors, failure, isBusy, onSubmit } = useLogin();
  return (
    <SplitPage brand={<Logo />} plates={TABLE_PLATES}>
      <title>Welcome Back · Weekplate</title>
      <Heading level={1} size="hero">
        Welcome Back
      </Heading>
      <form noValidate onSubmit={(event) => void onSubmit(event)}>
        <Stack gap="20">
          {failure && <Notice>{failure}</Notice>}
          <TextField
            label="Email Address"
            type="email"
            autoComplete="email"
            error={errors.email?.message}
            {...email}
          />
          <PasswordField
            label="Password"
            autoComplete="current-password"
            error={errors.password?.message}
            {...password}
          />
          <Button type="submit" width="full" busy={isBusy} busyText="Logging in…">
            Login
          </Button>
        </Stack>
      </form>
      <Text tone="soft">
        No account yet?{" "}
        <TextLink href="/" component={RouterLink}>
          Create one
        </TextLink>
      </Text>
    </SplitPage>
  );
}
