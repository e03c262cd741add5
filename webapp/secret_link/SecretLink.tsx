import Copy from "lucide-react/icons/copy";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "../../ui-kit/Button/mod.ts";
import { Cluster } from "../../ui-kit/Cluster/mod.ts";
import { TextField } from "../../ui-kit/TextField/mod.ts";
import { useCopyLink } from "../hooks/mod.ts";

/** Props of {@linkcode SecretLink}. */
export interface SecretLinkProps {
  label: string;
  hint: string;
  link: string;
  /** Other buttons beside Copy link. */
  children?: ReactNode;
}

/** A new link that is shown only once: selected, and to copy. */
export function SecretLink({ label, hint, link, children }: SecretLinkProps) {
  const field = useRef<HTMLInputElement>(null);
  const copy = useCopyLink(field);
  useEffect(() => {
    if (link === "") return;
    field.current?.focus();
    // Another link replaces the text of the field that has the focus already.
    field.current?.select();
  }, [link]);
  return (
    <>
      <TextField
        ref={field}
        label={label}
        hint={hint}
        readOnly
        value={link}
        onFocus={(event) => event.target.select()}
      />
      <Cluster>
        <Button variant="primary" icon={<Copy size={20} />} onClick={() => void copy(link)}>
          Copy link
        </Button>
        {children}
      </Cluster>
    </>
  );
}
