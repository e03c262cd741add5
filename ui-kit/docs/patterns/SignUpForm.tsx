import { useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "../../Button/mod.ts";
import { Divider } from "../../Divider/mod.ts";
import { Heading } from "../../Heading/mod.ts";
import { Logo } from "../../Logo/mod.ts";
import { Notice } from "../../Notice/mod.ts";
import { PasswordField } from "../../PasswordField/mod.ts";
import { SocialButton } from "../../SocialButton/mod.ts";
import { SplitPage } from "../../SplitPage/mod.ts";
import { Stack } from "../../Stack/mod.ts";
import { Text } from "../../Text/mod.ts";
import { TextField } from "../../TextField/mod.ts";
import { TextLink } from "../../TextLink/mod.ts";
import { samplePictures } from "../../testing/sample_pictures.ts";

/** What sign-up asks for. */
export interface SignUpDraft {
  fullName: string;
  email: string;
  password: string;
}

/** Why nobody came in: a field's fault, or nobody's. */
export interface SignUpRefusal {
  field?: keyof SignUpDraft | undefined;
  text: string;
}

/** Props of {@link SignUpForm}. */
export interface SignUpFormProps {
  /** Makes the account; answers what was wrong, or nothing. */
  onSignUp: (draft: SignUpDraft) => Promise<SignUpRefusal | undefined>;
  /** What is written already. */
  draft?: Partial<SignUpDraft> | undefined;
  /** What is wrong already, field by field. */
  errors?: Partial<SignUpDraft> | undefined;
  /** What failed already. */
  failure?: string | undefined;
  /** As while the answer is waited for. */
  busy?: boolean | undefined;
}

const TABLE = Object.values(samplePictures);

/** Sign-up as the product has it: other ways in, "OR", three fields, one button. */
export function SignUpForm({ onSignUp, draft, errors, failure: firstFailure, busy = false }: SignUpFormProps) {
  const [failure, setFailure] = useState(firstFailure);
  const { register, handleSubmit, setError, formState } = useForm<SignUpDraft>({
    defaultValues: { fullName: "", email: "", password: "", ...draft },
  });
  const errorOf = (field: keyof SignUpDraft) =>
    formState.errors[field]?.message ?? (formState.isSubmitted ? undefined : errors?.[field]);
  const isBusy = busy || formState.isSubmitting;

  async function signUp(written: SignUpDraft): Promise<void> {
    setFailure(undefined);
    const refusal = await onSignUp(written);
    if (refusal?.field) setError(refusal.field, { message: refusal.text }, { shouldFocus: true });
    else setFailure(refusal?.text);
  }

  return (
    <SplitPage brand={<Logo />} plates={TABLE}>
      <Heading level={1} size="title">
        Create your account
      </Heading>
      <Stack gap="24" style={{ marginBlockStart: "var(--space-24)" }}>
        <Stack gap="10">
          <SocialButton provider="google" disabled={isBusy}>
            Continue with Google
          </SocialButton>
          <SocialButton provider="facebook" disabled={isBusy}>
            Continue with Facebook
          </SocialButton>
        </Stack>
        <Divider>OR</Divider>
        <form noValidate aria-label="Create your account" onSubmit={(event) => void handleSubmit(signUp)(event)}>
          <Stack gap="20">
            {failure && <Notice>{failure}</Notice>}
            <TextField
              label="Full Name"
              autoComplete="name"
              error={errorOf("fullName")}
              {...register("fullName", { validate: (text) => text.trim() !== "" || "Full Name is required" })}
            />
            <TextField
              label="Email Address"
              type="email"
              autoComplete="email"
              error={errorOf("email")}
              {...register("email", { validate: (text) => text.includes("@") || "Write an e-mail address" })}
            />
            <PasswordField
              label="Password"
              placeholder="Password (min 6 chars)"
              autoComplete="new-password"
              error={errorOf("password")}
              {...register("password", { validate: (text) => text.length >= 6 || "Write 6 characters or more" })}
            />
            <Button type="submit" width="full" busy={isBusy} busyText="Creating…">
              Create Account
            </Button>
          </Stack>
        </form>
        <Text tone="soft">
          Already have an account? <TextLink href="#/login">Login</TextLink>
        </Text>
      </Stack>
    </SplitPage>
  );
}
