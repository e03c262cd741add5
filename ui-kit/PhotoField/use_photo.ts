import {
  type ChangeEvent,
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from "react";
import { useObjectRef } from "react-aria/useObjectRef";
import { useControlled } from "../behaviour/mod.ts";

/** What a photo field was given about its file. */
export interface PhotoOptions {
  /** The owner's own ref to the input. */
  ref: Ref<HTMLInputElement> | undefined;
  file: File | null | undefined;
  defaultFile: File | null;
  onFileChange: ((file: File | null) => void) | undefined;
  onChange: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined;
  validate: ((file: File) => string | undefined) | undefined;
}

/** What a photo field shows, and what it can do with its file. */
export interface Photo {
  input: RefObject<HTMLInputElement | null>;
  photo: File | null;
  /** Why the last file was not taken. */
  refusal: string | undefined;
  /** Whether the file was picked here, not there from the start. */
  isFresh: boolean;
  /** For the input's `onChange`. */
  pick: (event: ChangeEvent<HTMLInputElement>) => void;
  /** Puts a file into the input as if it had been picked there; null takes it out. */
  put: (file: File | null) => void;
}

/**
 * Keeps the file and the native input at one: what is dropped or pasted is put into the input, which tells of it as of
 * any picked file. So a plain form sends it, and react-hook-form's `register` reads it.
 */
export function usePhoto(options: PhotoOptions): Photo {
  const { defaultFile, validate } = options;
  const input = useObjectRef(options.ref);
  const [file, setFile] = useControlled<File | null>({
    value: options.file,
    defaultValue: defaultFile,
    onChange: options.onFileChange,
  });
  const [refusal, setRefusal] = useState<string>();
  const [isFresh, setIsFresh] = useState(false);

  // After every render: an owner may also keep the old file, while the input already has the new one.
  useLayoutEffect(() => {
    if (input.current && file !== (input.current.files?.[0] ?? null)) putInto(input.current, file);
  });

  const beginAgain = useEffectEvent(() => {
    setRefusal(undefined);
    setIsFresh(false);
    setFile(defaultFile);
  });
  useEffect(() => {
    const { form } = input.current ?? {};
    form?.addEventListener("reset", beginAgain);
    return () => form?.removeEventListener("reset", beginAgain);
  }, [input]);

  function pick(event: ChangeEvent<HTMLInputElement>): void {
    const picked = event.target.files?.[0] ?? null;
    const reason = picked ? validate?.(picked) : undefined;
    setRefusal(reason);
    if (reason) {
      putInto(event.target, file);
      return;
    }
    setIsFresh(picked !== null);
    setFile(picked);
    options.onChange?.(event);
  }

  function put(next: File | null): void {
    if (!input.current) return;
    putInto(input.current, next);
    input.current.dispatchEvent(new Event("change", { bubbles: true }));
  }

  return { input, photo: file, refusal, isFresh, pick, put };
}

/** No script can make a list of files by itself; a transfer's list is the platform's way. */
function putInto(input: HTMLInputElement, file: File | null): void {
  const transfer = new DataTransfer();
  if (file) transfer.items.add(file);
  input.files = transfer.files;
}
