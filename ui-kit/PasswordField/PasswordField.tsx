import { t } from "@lingui/core/macro";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { type ComponentPropsWithRef, type MouseEvent, useEffect, useState } from "react";
import { useObjectRef } from "react-aria/useObjectRef";
import { flushSync } from "react-dom";
import { styled } from "styled-components";
import { Field, type FieldTexts, inputStyle } from "../Field/mod.ts";
import { IconButton } from "../IconButton/mod.ts";

/** Props of {@link PasswordField}; all but the field's own go to the input, `ref` too. */
export interface PasswordFieldProps extends Omit<ComponentPropsWithRef<"input">, "type">, FieldTexts {}

/** A password field with a button to show it; hidden again when its form is submitted. */
export function PasswordField({
  label,
  labelTone,
  labelPlace,
  hint,
  error,
  counter,
  id,
  ref,
  "aria-describedby": describedBy,
  ...rest
}: PasswordFieldProps) {
  const input = useObjectRef(ref);
  const [isShown, setIsShown] = useState(false);

  // Submitted as text, a browser may store it for autofill.
  useEffect(() => {
    const { form } = input.current ?? {};
    const hide = () => setIsShown(false);
    form?.addEventListener("submit", hide);
    return () => form?.removeEventListener("submit", hide);
  }, [input]);

  function toggle(): void {
    const { selectionStart = null, selectionEnd = null } = input.current ?? {};
    flushSync(() => setIsShown(!isShown));
    // Some browsers move the caret when the input's type changes.
    input.current?.setSelectionRange(selectionStart, selectionEnd);
  }

  return (
    <Field {...{ label, labelTone, labelPlace, hint, error, counter, describedBy }} controlId={id}>
      {(control) => (
        <Box>
          <Input
            ref={input}
            type={isShown ? "text" : "password"}
            spellCheck={false}
            autoCapitalize="none"
            autoCorrect="off"
            {...control}
            {...rest}
          />
          <IconButton
            variant="ghost"
            size="small"
            label={isShown ? t`Hide password` : t`Show password`}
            icon={isShown ? <EyeOff size={20} /> : <Eye size={20} />}
            disabled={rest.disabled}
            onMouseDown={retainFocus}
            onClick={toggle}
          />
        </Box>
      )}
    </Field>
  );
}

/** The focus stays in the input, so that a phone's keyboard stays open. */
function retainFocus(event: MouseEvent): void {
  event.preventDefault();
}

const Box = styled.div`
  position: relative;

  > button {
    position: absolute;
    inset-block: 0;
    inset-inline-end: var(--space-4);
    margin-block: auto;
    border-color: transparent;
    color: var(--color-soft);

    &:disabled {
      border-color: transparent;
      background: none;
    }
  }
`;

const Input = styled.input`
  ${inputStyle}
  padding-inline-end: 52px;

  /* Hides the browser's own reveal button. */
  &::-ms-reveal { display: none; }
`;
