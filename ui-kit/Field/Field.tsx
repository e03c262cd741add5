import CircleAlert from "lucide-react/icons/circle-alert";
import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { styled } from "styled-components";
import { type } from "../theme/mod.ts";

/** What stands round a control: taken by every field of the kit. */
export interface FieldTexts {
  /** Above the control, always. */
  label: ReactNode;
  /** `soft` for a field that serves another thing, such as "Jump to date". */
  labelTone?: "ink" | "soft" | undefined;
  /** Below the control: what helps to fill it. */
  hint?: ReactNode;
  /** Below the control, with an icon: what is wrong. Marks the control invalid. */
  error?: ReactNode;
  /** Below the control at the end of the line: how much is left. */
  counter?: FieldCounter | undefined;
}

/** How much of a limit is left. */
export interface FieldCounter {
  /** "20 characters left" */
  text: string;
  /** Shown as a warning, and announced. */
  isLow?: boolean | undefined;
}

/** What a control inside a field must take over. */
export interface FieldControl {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

/** Props of {@link Field}. */
export interface FieldProps extends Omit<ComponentPropsWithRef<"div">, "children">, FieldTexts {
  /** Id of the control; made when none is given. */
  controlId?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** Owns the id, label, hint, error and counter of one control, and ties them together. */
export function Field({ label, labelTone = "ink", hint, error, counter, controlId, children, ...rest }: FieldProps) {
  const ownId = useId();
  const id = controlId ?? ownId;
  const parts = { hint: `${id}-hint`, error: `${id}-error`, counter: `${id}-counter` };
  const describedBy = [error && parts.error, hint && parts.hint, counter && parts.counter].filter(Boolean).join(" ");

  return (
    <Root {...rest}>
      <Label htmlFor={id} data-tone={labelTone}>
        {label}
      </Label>
      {children({ id, "aria-describedby": describedBy || undefined, "aria-invalid": error ? true : undefined })}
      {error && (
        <ErrorLine id={parts.error}>
          <CircleAlert size={18} />
          <span>{error}</span>
        </ErrorLine>
      )}
      {(hint || counter) && (
        <Below>
          {hint && <span id={parts.hint}>{hint}</span>}
          {counter && (
            <Counter id={parts.counter} data-low={counter.isLow} aria-live={counter.isLow ? "polite" : "off"}>
              {counter.text}
            </Counter>
          )}
        </Below>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  min-inline-size: 0;
`;

const Label = styled.label`
  align-self: start;
  ${type("label")}

  &[data-tone="soft"] {
    color: var(--color-soft);
    font-size: var(--font-size-cell);
    font-weight: var(--font-weight-semibold);
  }
`;

const ErrorLine = styled.p`
  display: flex;
  gap: var(--space-8);
  ${type("label")}
  font-weight: var(--font-weight-semibold);
  color: var(--color-tomato);

  > svg {
    flex: none;
    margin-block-start: 1px;
  }
`;

const Below = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--space-12);
  ${type("meta")}
  color: var(--color-soft);
`;

const Counter = styled.span`
  margin-inline-start: auto;

  &[data-low="true"] {
    color: var(--color-tomato);
    font-weight: var(--font-weight-bold);
  }
`;
