import { t } from "@lingui/core/macro";
import X from "lucide-react/icons/x";
import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useId, useRef } from "react";
import { styled } from "styled-components";
import { faceStyle } from "../Button/mod.ts";
import { FieldNotes, idsOfNotes } from "../Field/mod.ts";
import { IconButton } from "../IconButton/mod.ts";
import { VisuallyHidden } from "../VisuallyHidden/mod.ts";
import { PhotoPlate } from "./PhotoPlate.tsx";
import { FileInput, Hint, Label, Pick, PlateLabel, PlatePlace, Root, Row, Side } from "./photo_field_parts.ts";
import { useDroppedFile } from "./use_dropped_file.ts";
import { usePhoto } from "./use_photo.ts";

/** Props of {@link PhotoField}; all but its own go to the `<input type="file">`, `ref` too. */
export interface PhotoFieldProps
  extends Omit<ComponentPropsWithRef<"input">, "type" | "value" | "defaultValue" | "multiple" | "children"> {
  label: ReactNode;
  /** The accepted files: "JPG, PNG or WEBP up to about 10MB". */
  hint?: ReactNode;
  /** The error below, with an icon. Marks the input invalid. */
  error?: ReactNode;
  /** The controlled photo; null for none. */
  file?: File | null | undefined;
  /** Initial value of an uncontrolled field, none by default. */
  defaultFile?: File | null | undefined;
  /** Called with a picked, dropped or pasted photo, and with null after removal. */
  onFileChange?: ((file: File | null) => void) | undefined;
  /** Returns why a file is refused. The earlier photo then stays, with the text below. */
  validate?: ((file: File) => string | undefined) | undefined;
  /** The uploaded share, 0 to 1, shown by the plate's rim. Meanwhile the photo cannot be changed. */
  progress?: number | undefined;
}

/** One photo, picked, dropped on the field or pasted into its form: `<PhotoField label="Photo" {...register("photo")} />`. */
export function PhotoField({
  label,
  hint,
  error,
  file,
  defaultFile = null,
  onFileChange,
  validate,
  progress,
  id: givenId,
  ref,
  accept = "image/*",
  disabled,
  onChange,
  onClick,
  "aria-describedby": describedBy,
  ...rest
}: PhotoFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const zone = useRef<HTMLDivElement>(null);
  const isSending = progress !== undefined;
  const isClosed = disabled === true || isSending;
  const { input, photo, refusal, isFresh, pick, put } = usePhoto({
    ref,
    file,
    defaultFile,
    onFileChange,
    onChange,
    validate,
  });
  const drag = useDroppedFile({ zone, isClosed, onFile: put });
  const wrong = refusal ?? error;

  function openPicker(event: MouseEvent<HTMLInputElement>): void {
    // Not `disabled` during the upload: a disabled input is left out of the form and loses the focus.
    if (isSending) event.preventDefault();
    onClick?.(event);
  }

  function remove(): void {
    put(null);
    input.current?.focus();
  }

  return (
    <Root ref={zone} data-drag={drag} data-closed={isClosed}>
      <Row>
        <PlatePlace>
          <PlateLabel htmlFor={id}>
            <PhotoPlate file={photo} isFresh={isFresh} progress={progress} />
          </PlateLabel>
          {photo && !isClosed && (
            <IconButton
              variant="floating"
              size="small"
              label={t`Remove photo`}
              icon={<X size={20} />}
              onClick={remove}
            />
          )}
        </PlatePlace>
        <Side>
          <Label htmlFor={id} id={`${id}-label`}>
            {label}
          </Label>
          {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
          <PickPlace>
            <FileInput
              ref={input}
              id={id}
              accept={accept}
              disabled={disabled}
              aria-disabled={isSending || undefined}
              aria-labelledby={`${id}-label ${id}-pick`}
              aria-describedby={idsOfNotes(id, { hint, error: wrong, describedBy })}
              aria-invalid={wrong ? true : undefined}
              {...rest}
              type="file"
              onChange={pick}
              onClick={openPicker}
            />
            <Pick htmlFor={id} id={`${id}-pick`} data-variant="plain" data-size="small">
              <Face data-face="">{photo ? t`Change photo` : t`Add photo`}</Face>
            </Pick>
          </PickPlace>
        </Side>
      </Row>
      {/* Always announced: a drop or a paste moves no focus here. */}
      <FieldNotes controlId={id} announces error={wrong} />
      <VisuallyHidden role="status">{isFresh ? photo?.name : ""}</VisuallyHidden>
    </Root>
  );
}

const PickPlace = styled.span`
  position: relative;
  display: inline-flex;
  margin-block-start: var(--space-8);
`;

const Face = styled.span`
  ${faceStyle}
`;
