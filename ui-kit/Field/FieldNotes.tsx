import CircleAlert from "lucide-react/icons/circle-alert";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { type } from "../theme/mod.ts";
import { VisuallyHidden } from "../VisuallyHidden/mod.ts";
import { useTypingPause } from "./use_typing_pause.ts";

/** How much of a limit is left. */
export interface FieldCounter {
  /** "20 characters left" */
  text: string;
  /** Shown as a warning, and announced when typing pauses. */
  isLow?: boolean | undefined;
}

/** Texts below a control. */
export interface FieldNotesTexts {
  /** Help for filling it in. */
  hint?: ReactNode;
  /** The error, with an icon. Marks the control invalid. */
  error?: ReactNode;
  /** How much is left. */
  counter?: FieldCounter | undefined;
}

/** Props of {@link FieldNotes}. */
export interface FieldNotesProps extends FieldNotesTexts {
  /** The control's id, from which their ids are derived. */
  controlId: string;
  /** Whether a new error is announced; otherwise it is read with its control. */
  announces: boolean;
}

/** Error, hint and counter below a control. Their ids for `aria-describedby` come from {@link idsOfNotes}. */
export function FieldNotes({ controlId, hint, error, counter, announces }: FieldNotesProps) {
  const announced = useTypingPause(counter?.isLow ? counter.text : "");
  return (
    <>
      {/* Always rendered: a live region only announces text that is added to it later. */}
      <Live aria-live={announces ? "polite" : "off"}>
        {error && (
          <Warning id={`${controlId}-error`}>
            <CircleAlert size={18} />
            <span>{error}</span>
          </Warning>
        )}
      </Live>
      {(hint || counter) && (
        <Below>
          {hint && <span id={`${controlId}-hint`}>{hint}</span>}
          {counter &&
            (counter.isLow ? (
              <Warning as="span" id={`${controlId}-counter`}>
                <CircleAlert size={18} />
                <span>{counter.text}</span>
              </Warning>
            ) : (
              <span id={`${controlId}-counter`}>{counter.text}</span>
            ))}
          <VisuallyHidden role="status">{announced}</VisuallyHidden>
        </Below>
      )}
    </>
  );
}

/** Ids of the notes in reading order: error, hint, counter. */
export function idsOfNotes(
  controlId: string,
  { error, hint, counter, describedBy }: FieldNotesTexts & { describedBy?: string | undefined },
): string | undefined {
  const ids = [
    error && `${controlId}-error`,
    hint && `${controlId}-hint`,
    counter && `${controlId}-counter`,
    describedBy,
  ];
  return ids.filter(Boolean).join(" ") || undefined;
}

/** No gap while it is empty. */
const Live = styled.div`
  &:empty { position: absolute; }
`;

const Warning = styled.p`
  display: flex;
  gap: var(--space-6);
  ${type("label")}
  font-weight: var(--font-weight-semibold);
  color: var(--color-tomato);

  > svg {
    flex: none;
    margin-block-start: calc((1lh - 18px) / 2);
  }

  > span { min-inline-size: 0; }
`;

const Below = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-4) var(--space-12);
  ${type("meta")}
  color: var(--color-soft);
`;
