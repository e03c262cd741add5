import { useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { ApiError } from "../../api/mod.ts";
import { IdentityError } from "../../identity/mod.ts";
import { useServices } from "../../services.ts";
import { useSocialEntrance } from "../entrance/mod.ts";

/** What sign-up asks for. */
export interface SignUpForm {
  readonly fullName: string;
  readonly email: string;
  readonly password: string;
}

/**
 * Sign-up: makes the account with the identity service, saves the person on our server, and goes on to onboarding.
 * Where the second step fails, trying again repeats only that one.
 */
export function useSignUp() {
  const { identity, account, log } = useServices();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, setError, formState } = useForm<SignUpForm>({
    defaultValues: { fullName: "", email: "", password: "" },
  });

  const social = useSocialEntrance({
    purpose: "sign-up",
    onFailure: setFailure,
    async onEntered() {
      try {
        const { email = "", fullName = "" } = identity.current ?? {};
        await account.saveUser({ email, fullName });
        await navigate("/onboarding");
      } catch (error) {
        if (!(error instanceof ApiError)) log("Cannot sign up", error);
        setFailure(error instanceof ApiError ? error.message : "Something went wrong");
      }
    },
  });

  async function signUp(form: SignUpForm): Promise<void> {
    const fullName = form.fullName.trim();
    const email = form.email.trim();
    setFailure(undefined);
    try {
      if (identity.current?.email.toLowerCase() !== email.toLowerCase()) {
        await identity.signUp({ email, password: form.password, fullName });
      }
      await account.saveUser({ email, fullName });
      await navigate("/onboarding");
    } catch (error) {
      if (error instanceof IdentityError && error.field) {
        setError(error.field, { message: error.message }, { shouldFocus: true });
        return;
      }
      if (error instanceof IdentityError || error instanceof ApiError) {
        setFailure(error.message);
        return;
      }
      log("Cannot sign up", error);
      setFailure("Something went wrong");
    }
  }

  return {
    /** For the fields; the full name's rule is in it. */
    fullName: register("fullName", {
      validate: (text) => text.trim() !== "" || "Full Name is required",
    }),
    email: register("email"),
    password: register("password"),
    errors: formState.errors,
    /** What went wrong beyond any one field. */
    failure,
    social,
    isBusy: formState.isSubmitting,
    onSubmit: handleSubmit(signUp),
  };
}
