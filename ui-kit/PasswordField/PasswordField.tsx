import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { type ComponentPropsWithRef, useState } from "react";
import { styled } from "styled-components";
import { Field, type FieldTexts, inputStyle } from "../Field/mod.ts";
import { IconButton } from "../IconButton/mod.ts";

/** Props of {@link PasswordField}; all but the field's own go to the input, `ref` too. */
export interface PasswordFieldProps extends Omit<ComponentPropsWithRef<"input">, "type">, FieldTexts {
  /** Name of the button that shows the password. */
  showLabel?: string | undefined;
  /** Name of the button once the password is shown. */
  hideLabel?: string | undefined;
}

/** A password, hidden until its reader asks to see it. */
export function PasswordField({
  label,
  labelTone,
  hint,
  error,
  counter,
  id,
  showLabel = "Show password",
  hideLabel = "Hide password",
  ...rest
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field label={label} labelTone={labelTone} hint={hint} error={error} counter={counter} controlId={id}>
      {(control) => (
        <Box>
          <Input type={isShown ? "text" : "password"} spellCheck={false} autoCapitalize="none" {...control} {...rest} />
          <IconButton
            variant="ghost"
            size="small"
            label={isShown ? hideLabel : showLabel}
            icon={isShown ? <EyeOff size={20} /> : <Eye size={20} />}
            onClick={() => setIsShown(!isShown)}
          />
        </Box>
      )}
    </Field>
  );
}

const Box = styled.div`
  position: relative;

  > button {
    position: absolute;
    inset-block-start: 4px;
    inset-inline-end: 6px;
    color: var(--color-soft);
  }
`;

const Input = styled.input`
  ${inputStyle}
  padding-inline-end: 56px;

  /* The browser's own eye would stand beside ours. */
  &::-ms-reveal { display: none; }
`;
