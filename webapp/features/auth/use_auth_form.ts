import { t } from "@lingui/core/macro";
import { type ChangeEvent, type FocusEvent, type SubmitEvent, useRef, useState } from "react";
import type { createFormControl } from "react-hook-form";
import { ApiError } from "../../platform/api/mod.ts";
import { IdentityError } from "../../platform/identity/mod.ts";
import { useServices } from "../../services.ts";

type FieldValues = Record<string, string>;
type FormControl = ReturnType<typeof createFormControl<FieldValues>>;
type Registration = ReturnType<FormControl["register"]>;

/** Checked here, because the identity service reports only the first missing field. */
export const REQUIRED_CREDENTIALS = {
  email: (text: string) => text.trim() !== "" || t`Enter your e-mail address.`,
  password: (text: string) => text !== "" || t`Enter a password.`,
};

export interface AuthFormOptions {
  /** Checks before sending, by field: true, or the error text. The identity service checks the rest. */
  readonly rules?: Readonly<Record<string, (text: string) => true | string | Promise<true | string>>>;
  /** Called with the fields' texts when all rules pass. */
  send(form: Readonly<FieldValues>): Promise<void>;
  /** For errors without a text of their own: texts for the log and for the form. */
  readonly unknownError: { readonly logged: string; readonly shown: string };
}

/** Props for a text field of the kit. */
export interface AuthField {
  readonly name: string;
  ref(element: HTMLInputElement | null): void;
  onFocus(): void;
  onChange(event: ChangeEvent<HTMLInputElement>): void;
  onBlur(event: FocusEvent<HTMLInputElement>): void;
}

/**
 * React Hook Form for sign-up and login, loaded on the first focus so that the page appears sooner. Text typed before it has
 * loaded is read from the fields.
 */
export function useAuthForm({ rules = {}, send, unknownError }: AuthFormOptions) {
  const { log } = useServices();
  const elements = useRef(new Map<string, HTMLInputElement>());
  const loading = useRef<Promise<FormControl>>(undefined);
  const registered = useRef(new Map<string, Registration>());
  const [errors, setErrors] = useState<Readonly<Record<string, string | undefined>>>({});
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  function open(): Promise<FormControl> {
    loading.current ??= load().catch((error: unknown) => {
      loading.current = undefined; // the next try may succeed
      throw error;
    });
    return loading.current;
  }

  async function load(): Promise<FormControl> {
    const { createFormControl } = await import("react-hook-form");
    const loaded = createFormControl<FieldValues>();
    for (const [name, element] of elements.current) {
      const rule = rules[name];
      const registration = loaded.register(name, rule ? { validate: rule } : {});
      registration.ref(element);
      registered.current.set(name, registration);
    }
    loaded.subscribe({
      formState: { errors: true },
      callback({ errors: found = {} }) {
        setErrors(Object.fromEntries(Object.entries(found).map(([name, error]) => [name, error?.message])));
      },
    });
    return loaded;
  }

  function field(name: string): AuthField {
    return {
      name,
      ref(element) {
        if (element) elements.current.set(name, element);
        else elements.current.delete(name);
      },
      onFocus() {
        open().catch(() => {}); // submitting reports it
      },
      onChange: (event) => void registered.current.get(name)?.onChange(event),
      onBlur: (event) => void registered.current.get(name)?.onBlur(event),
    };
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    try {
      const form = await open().catch(() => undefined);
      if (!form) {
        setFailure(t`No connection. Check your network and try again.`);
        return;
      }
      // A password manager may have filled fields without an event.
      for (const [name, { value }] of elements.current) form.setValue(name, value);
      await form.handleSubmit(async (typed) => {
        setFailure(undefined);
        await send(typed).catch(showError);
      })();
    } finally {
      setIsBusy(false);
    }
  }

  /** Shows an error at its field, which it focuses, or else above the form. */
  async function showError(error: unknown): Promise<void> {
    if (error instanceof IdentityError && error.field) {
      (await open()).setError(error.field, { message: error.message }, { shouldFocus: true });
      return;
    }
    const isReadable = error instanceof IdentityError || error instanceof ApiError;
    if (!isReadable) log(unknownError.logged, error);
    setFailure(isReadable ? error.message : unknownError.shown);
  }

  /** The text of a field now. */
  function typed(name: string): string {
    return elements.current.get(name)?.value ?? "";
  }

  return { field, typed, errors, failure, setFailure, showError, isBusy, onSubmit };
}
