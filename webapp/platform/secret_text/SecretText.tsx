import { t } from "@lingui/core/macro";
import Copy from "lucide-react/icons/copy";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Cluster } from "../../../ui-kit/Cluster/mod.ts";
import { TextField } from "../../../ui-kit/TextField/mod.ts";
import { useCopySecret } from "../hooks/mod.ts";

export interface SecretTextProps {
  label: string;
  hint: string;
  text: string;
  /** Its kind. Default `link`. */
  noun?: "link" | "token" | undefined;
  /** Other buttons beside Copy link. */
  children?: ReactNode;
}

/** A new link or token that is shown only once: selected, and to copy. */
export function SecretText({ label, hint, text, noun = "link", children }: SecretTextProps) {
  const field = useRef<HTMLInputElement>(null);
  const copy = useCopySecret(field, noun);
  useEffect(() => {
    if (text === "") return;
    field.current?.focus();
    // Another one replaces the text of the field that has the focus already.
    field.current?.select();
  }, [text]);
  return (
    <>
      <TextField
        ref={field}
        label={label}
        hint={hint}
        readOnly
        value={text}
        onFocus={(event) => event.target.select()}
      />
      <Cluster>
        <Button variant="primary" icon={<Copy size={20} />} onClick={() => void copy(text)}>
          {noun === "link" ? t`Copy link` : t`Copy token`}
        </Button>
        {children}
      </Cluster>
    </>
  );
}
