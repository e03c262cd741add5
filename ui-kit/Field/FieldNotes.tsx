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
  /** Shown as a warning, and announced whenever the typing pauses. */
  isLow?: boolean | undefined;
}

/** What stands below a control. */
export interface FieldNotesTexts {
  /** What helps to fill it. */
  hint?: ReactNode;
  /** What is wrong, with an icon. Marks the control invalid. */
  error?: ReactNode;
  /** How much is left. */
  counter?: FieldCounter | undefined;
}

/** Props of {@link FieldNotes}. */
export interface FieldNotesProps extends FieldNotesTexts {
  /** The control that they belong to; their own ids are made of it. */
  controlId: string;
  /** Whether an error that comes now is announced. Else it is read when its control is reached. */
  announces: boolean;
}

/** Error, hint and counter below a control. Their ids for `aria-describedby` come from {@link idsOfNotes}. */
export function FieldNotes({ controlId, hint, error, counter, announces }: FieldNotesProps) {
  const announced = useTypingPause(counter?.isLow ? counter.text : "");
  return (
    <>
      {/* Always there: what a live region says must come into a region that was there before. */}
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

/** Ids of the notes in the order in which they are read: what is wrong, what helps, what is left. */
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

/** While it is empty it takes no place and no gap. */
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
