import { t } from "@lingui/core/macro";
import SendHorizontal from "lucide-react/icons/send-horizontal";
import { type ComponentPropsWithRef, type KeyboardEvent, useId } from "react";
import { useObjectRef } from "react-aria/useObjectRef";
import { styled } from "styled-components";
import { useControlled } from "../behaviour/mod.ts";
import { inputStyle } from "../Field/mod.ts";
import { forcedFill, media, type } from "../theme/mod.ts";
import { useAutoHeight } from "./use_auto_height.ts";

/** Props of {@link MessageComposer}; all but its own go to the textarea, `ref` too. */
export interface MessageComposerProps
  extends Omit<ComponentPropsWithRef<"textarea">, "value" | "defaultValue" | "children"> {
  /** The textarea's accessible name, not shown. */
  label: string;
  /** Called with the trimmed text by Enter or the button, never with a blank one. The input is emptied unless it throws. */
  onSend: (text: string) => void;
  /** The controlled text. */
  value?: string | undefined;
  /** Initial value of an uncontrolled composer. */
  defaultValue?: string | undefined;
  /** Called with every change, and with "" after sending. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Name of the button, "Send" by default. */
  sendLabel?: string | undefined;
  /** Why writing is disabled. The textarea can still be focused, so that screen readers read the reason. */
  disabledReason?: string | undefined;
  /** Shown below the input when little of `maxLength` is left. */
  counterText?: ((left: number) => string) | undefined;
}

/** The counter is shown for the last tenth of the limit. */
const NEAR_LIMIT = 0.9;

/** The field for a message. Enter sends, Shift and Enter start a new line; it grows to five lines. */
export function MessageComposer({
  label,
  onSend,
  value,
  defaultValue = "",
  onValueChange,
  sendLabel = t`Send`,
  disabledReason,
  counterText = (left) => t`${left} left`,
  maxLength,
  ref,
  onChange,
  onKeyDown,
  ...rest
}: MessageComposerProps) {
  const [text, setText] = useControlled({ value, defaultValue, onChange: onValueChange });
  const input = useObjectRef(ref);
  const belowId = useId();
  useAutoHeight(input, text);

  const isDisabled = disabledReason !== undefined || rest.disabled === true;
  const left = maxLength === undefined || text.length < maxLength * NEAR_LIMIT ? undefined : maxLength - text.length;
  const hasBelow = disabledReason !== undefined || left !== undefined;

  function send(): void {
    input.current?.focus();
    const message = text.trim();
    if (isDisabled || message === "") return;
    onSend(message);
    setText("");
  }

  function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.key !== "Enter" || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    send();
  }

  return (
    <Root>
      <Line>
        <Input
          ref={input}
          rows={1}
          aria-label={label}
          aria-describedby={hasBelow ? belowId : undefined}
          aria-disabled={isDisabled || undefined}
          readOnly={disabledReason !== undefined}
          enterKeyHint="send"
          autoComplete="off"
          maxLength={maxLength}
          value={text}
          onChange={(event) => {
            onChange?.(event);
            setText(event.target.value);
          }}
          onKeyDown={sendOnEnter}
          {...rest}
        />
        <Send
          type="button"
          aria-label={sendLabel}
          title={sendLabel}
          aria-disabled={isDisabled || undefined}
          // The focus stays in the input, so that a phone's keyboard stays open.
          onMouseDown={(event) => event.preventDefault()}
          onClick={send}
        >
          <SendHorizontal size={20} />
        </Send>
      </Line>
      {hasBelow && (
        <Below id={belowId} data-low={left !== undefined && left <= 0}>
          {disabledReason ?? (left !== undefined && counterText(left))}
        </Below>
      )}
    </Root>
  );
}

/** Safari ends a composition before the Enter that confirms it; only the legacy key code 229 identifies that Enter. */
function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-6);
`;

const Line = styled.div`
  display: flex;
  align-items: flex-end;
  gap: var(--space-8);
`;

/** A pill for one line; a box with several lines has the same corner radius. */
const Input = styled.textarea`
  ${inputStyle}
  flex: 1;
  block-size: auto;
  min-block-size: var(--size-field);
  max-block-size: calc(5lh + 26px);
  padding-block: 11.5px;
  border-radius: calc(var(--size-field) / 2);
  resize: none;
  field-sizing: content;
  overflow-wrap: anywhere;
  scrollbar-width: thin;

  &[aria-disabled="true"] {
    background: var(--color-sunk);
    color: var(--color-soft);
    cursor: not-allowed;
  }
`;

const Send = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: var(--size-field);
  aspect-ratio: 1;
  padding: 0 0 3px;
  border: 0;
  border-radius: 50%;
  background: var(--color-fill);
  box-shadow: inset 0 -4px 0 var(--color-fill-edge);
  color: #fff;
  cursor: pointer;
  translate: 0 0;
  transition:
    background-color var(--duration-quick) var(--easing-standard),
    translate var(--duration-press) var(--easing-standard);

  ${media.hover} {
    &:hover { background: var(--color-fill-hover); }
  }

  &:active {
    translate: 0 2px;
    box-shadow: inset 0 2px 0 var(--color-fill-edge);
  }

  &[aria-disabled="true"] {
    border: 2px solid var(--color-line);
    background: var(--color-sunk);
    box-shadow: none;
    color: var(--color-soft);
    cursor: not-allowed;
  }

  /* Points in the reading direction. */
  &:dir(rtl) > svg { scale: -1 1; }

  ${media.forcedColors} {
    border: 2px solid CanvasText;
    ${forcedFill}
  }
`;

const Below = styled.p`
  padding-inline: var(--space-16);
  ${type("meta")}
  color: var(--color-soft);
  text-align: end;

  &[data-low="true"] {
    color: var(--color-tomato);
    font-weight: var(--font-weight-bold);
  }
`;
