import { useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate, useSearchParams } from "react-router-dom";
import { IdentityError } from "../../identity/mod.ts";
import { useServices } from "../../services.ts";
import { afterLogin } from "../../shell/mod.ts";
import { useSocialEntrance } from "../entrance/mod.ts";

/** What login asks for. */
export interface LoginForm {
  readonly email: string;
  readonly password: string;
}

/** Login: to the page that was asked for before, else home. */
export function useLogin() {
  const { identity, log } = useServices();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, setError, formState } = useForm<LoginForm>({
    defaultValues: { email: "", password: "" },
  });

  const social = useSocialEntrance({
    purpose: "login",
    onFailure: setFailure,
    async onEntered() {
      await navigate(afterLogin(search), { replace: true });
    },
  });

  async function logIn({ email, password }: LoginForm): Promise<void> {
    setFailure(undefined);
    try {
      await identity.logIn({ email: email.trim(), password });
      await navigate(afterLogin(search), { replace: true });
    } catch (error) {
      if (error instanceof IdentityError && error.field) {
        setError(error.field, { message: error.message }, { shouldFocus: true });
        return;
      }
      if (error instanceof IdentityError) {
        setFailure(error.message);
        return;
      }
      log("Cannot log in", error);
      setFailure("Login failed");
    }
  }

  return {
    email: register("email"),
    password: register("password"),
    errors: formState.errors,
    /** What went wrong beyond any one field. */
    failure,
    social,
    isBusy: formState.isSubmitting,
    onSubmit: handleSubmit(logIn),
  };
}
