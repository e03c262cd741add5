import { type ChangeEvent, type FocusEvent, type SubmitEvent, useRef, useState } from "react";
import type { createFormControl } from "react-hook-form";

type FieldValues = Record<string, string>;
type FormControl = ReturnType<typeof createFormControl<FieldValues>>;
type Registration = ReturnType<FormControl["register"]>;

/** What to say where the form's code, or whatever else an entrance needs, can't be had. */
export const UNREACHABLE = "No connection. Check your network and try again.";

/** What an entrance's form does. */
export interface AuthFormOptions {
  /** Rules beyond those of the identity service, which has the last word: true, or what is wrong. */
  readonly rules?: Readonly<Record<string, (text: string) => true | string>>;
  /** Gets what stands in the fields, once no rule is broken. */
  send(form: Readonly<FieldValues>): Promise<void>;
  /** Told where the form itself can't be had: the network is away. */
  onUnreachable(): void;
}

/** What a field of the kit takes. */
export interface AuthField {
  readonly name: string;
  ref(element: HTMLInputElement | null): void;
  onFocus(): void;
  onChange(event: ChangeEvent<HTMLInputElement>): void;
  onBlur(event: FocusEvent<HTMLInputElement>): void;
}

/**
 * React Hook Form for sign-up and login, loaded when somebody turns to a field: whoever only looks has nothing of it to
 * wait for. What was typed before it came, it finds in the fields.
 */
export function useAuthForm({ rules = {}, send, onUnreachable }: AuthFormOptions) {
  const elements = useRef(new Map<string, HTMLInputElement>());
  const loading = useRef<Promise<FormControl>>(undefined);
  const registered = useRef(new Map<string, Registration>());
  const [errors, setErrors] = useState<Readonly<Record<string, string | undefined>>>({});
  const [isBusy, setIsBusy] = useState(false);

  function open(): Promise<FormControl> {
    loading.current ??= load().catch((error: unknown) => {
      loading.current = undefined; // the next try may find a network
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
        open().catch(() => {}); // it shows when the form is sent
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
        onUnreachable();
        return;
      }
      // What a password manager filled in without a word counts as well.
      for (const [name, { value }] of elements.current) form.setValue(name, value);
      await form.handleSubmit(send)();
    } finally {
      setIsBusy(false);
    }
  }

  /** What the server says of one field; the focus goes there. */
  async function setFieldError(name: string, message: string): Promise<void> {
    (await open()).setError(name, { message }, { shouldFocus: true });
  }

  return { field, errors, setFieldError, isBusy, onSubmit };
}
