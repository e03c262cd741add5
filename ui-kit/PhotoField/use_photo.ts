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

/** The file-related props of a photo field. */
export interface PhotoOptions {
  /** The parent's ref to the input. */
  ref: Ref<HTMLInputElement> | undefined;
  file: File | null | undefined;
  defaultFile: File | null;
  onFileChange: ((file: File | null) => void) | undefined;
  onChange: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined;
  validate: ((file: File) => string | undefined) | undefined;
}

/** The state and actions of a photo field. */
export interface Photo {
  input: RefObject<HTMLInputElement | null>;
  photo: File | null;
  /** Why the last file was refused. */
  refusal: string | undefined;
  /** Whether the file was picked by the person, not preset. */
  isFresh: boolean;
  /** For the input's `onChange`. */
  pick: (event: ChangeEvent<HTMLInputElement>) => void;
  /** Sets the input's file as if it had been picked; null removes it. */
  put: (file: File | null) => void;
}

/**
 * Synchronises the file and the native input: a dropped or pasted file is set on the input, which fires change as for a picked
 * one. So a plain form submits it, and react-hook-form's `register` reads it.
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

  // After every render: the parent may retain the old file while the input already has the new one.
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

/** A FileList cannot be constructed; a DataTransfer provides one. */
function putInto(input: HTMLInputElement, file: File | null): void {
  const transfer = new DataTransfer();
  if (file) transfer.items.add(file);
  input.files = transfer.files;
}
