import { t } from "@lingui/core/macro";
import { type ChangeEvent, type ComponentPropsWithRef, type ReactNode, useId, useRef } from "react";
import { styled } from "styled-components";
import { faceStyle } from "../Button/mod.ts";
import { FieldNotes, idsOfNotes } from "../Field/mod.ts";
import { FileInput, Hint, Label, Pick, Root, useDroppedFile } from "../PhotoField/mod.ts";

/** Props of {@link FileField}; all but its own go to the `<input type="file">`. */
export interface FileFieldProps
  extends Omit<
    ComponentPropsWithRef<"input">,
    "type" | "value" | "defaultValue" | "multiple" | "children" | "onChange"
  > {
  label: ReactNode;
  /** The accepted files: "A .zip, .json or .paprikarecipes file". */
  hint?: ReactNode;
  /** The error below, with an icon. Marks the input invalid. */
  error?: ReactNode;
  /** Called with a picked or dropped file. The same file can be picked again. */
  onFile: (file: File) => void;
  /** The button's text. */
  pickLabel?: string | undefined;
}

/** A file that is read or sent at once: picked, or dropped on the field. */
export function FileField({
  label,
  hint,
  error,
  onFile,
  pickLabel = t`Choose a file`,
  id: givenId,
  disabled = false,
  "aria-describedby": describedBy,
  ...rest
}: FileFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const zone = useRef<HTMLDivElement>(null);
  const drag = useDroppedFile({ zone, isClosed: disabled, onFile });

  function pick({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const [file] = currentTarget.files ?? [];
    currentTarget.value = "";
    if (file) onFile(file);
  }

  return (
    <Root ref={zone} data-drag={drag} data-closed={disabled}>
      <Label htmlFor={id} id={`${id}-label`}>
        {label}
      </Label>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      <PickPlace>
        <FileInput
          id={id}
          disabled={disabled}
          aria-labelledby={`${id}-label ${id}-pick`}
          aria-describedby={idsOfNotes(id, { hint, error, describedBy })}
          aria-invalid={error ? true : undefined}
          {...rest}
          type="file"
          onChange={pick}
        />
        <Pick htmlFor={id} id={`${id}-pick`} data-variant="plain">
          <Face data-face="">{pickLabel}</Face>
        </Pick>
      </PickPlace>
      {/* Always announced: a drop moves no focus here. */}
      <FieldNotes controlId={id} announces error={error} />
    </Root>
  );
}

const PickPlace = styled.span`
  position: relative;
  display: inline-flex;
  align-self: start;
`;

const Face = styled.span`
  ${faceStyle}
`;
