import { FULL_NAME_MAX_LENGTH } from "../../../core/account/mod.ts";
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
import { TABLE_PLATES } from "./table_plates.ts";
import { useSignUp } from "./use_sign_up.ts";

/** Create your account: the landing page. */
export function SignUpPage() {
  const { fullName, email, password, errors, failure, isBusy, onSubmit } = useSignUp();
  return (
    <SplitPage brand={<Logo />} plates={TABLE_PLATES}>
      <title>Create your account · Weekplate</title>
      <Heading level={1} size="hero">
        Create your account
      </Heading>
      <form noValidate onSubmit={(event) => void onSubmit(event)}>
        <Stack gap="20">
          {failure && <Notice>{failure}</Notice>}
          <TextField
            label="Full Name"
            autoComplete="name"
            maxLength={FULL_NAME_MAX_LENGTH}
            error={errors.fullName?.message}
            {...fullName}
          />
          <TextField
            label="Email Address"
            type="email"
            autoComplete="email"
            error={errors.email?.message}
            {...email}
          />
          <PasswordField
            label="Password"
            placeholder="Password (min 6 chars)"
            autoComplete="new-password"
            minLength={6}
            error={errors.password?.message}
            {...password}
          />
          <Button type="submit" width="full" busy={isBusy} busyText="Creating…">
            Create Account
          </Button>
        </Stack>
      </form>
      <Text tone="soft">
        Already have an account?{" "}
        <TextLink href="/login" component={RouterLink}>
          Login
        </TextLink>
      </Text>
    </SplitPage>
  );
}
