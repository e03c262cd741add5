import { t } from "@lingui/core/macro";
import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import type { ComponentPropsWithRef, KeyboardEvent } from "react";
import { useObjectRef } from "react-aria/useObjectRef";
import { styled } from "styled-components";
import { inputStyle } from "../Field/mod.ts";
import { IconButton } from "../IconButton/mod.ts";
import { media } from "../theme/mod.ts";

/** On the page, or in the navbar. */
export const SEARCH_FIELD_TONES = ["page", "sign"] as const;

/** One of {@link SEARCH_FIELD_TONES}. */
export type SearchFieldTone = (typeof SEARCH_FIELD_TONES)[number];

/** Props of {@link SearchField}; they go to the input, `ref` too. */
export interface SearchFieldProps extends Omit<ComponentPropsWithRef<"input">, "type"> {
  /** Its accessible name, not shown. */
  label: string;
  /** `page` by default. */
  tone?: SearchFieldTone | undefined;
}

/** A search field. Escape or its × empties it. */
export function SearchField({
  label,
  tone = "page",
  ref,
  onKeyDown,
  // The stylesheet detects text by the placeholder, so there always is one.
  placeholder = " ",
  ...rest
}: SearchFieldProps) {
  const input = useObjectRef(ref);

  function clear(): void {
    // The native setter bypasses React's tracking, so that React fires change as for typed text.
    input.current?.setRangeText("", 0, input.current.value.length, "end");
    input.current?.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "deleteContent" }));
    input.current?.focus();
  }

  function clearByEscape(event: KeyboardEvent<HTMLInputElement>): void {
    onKeyDown?.(event);
    const { value, readOnly } = event.currentTarget;
    const isOurs = event.key === "Escape" && !event.defaultPrevented && !event.nativeEvent.isComposing;
    if (!isOurs || readOnly || value === "") return;
    // The same key must not close the surrounding dialog.
    event.preventDefault();
    event.stopPropagation();
    clear();
  }

  return (
    <Box data-tone={tone}>
      <Search size={20} aria-hidden="true" />
      <Input
        ref={input}
        type="search"
        aria-label={label}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={placeholder}
        onKeyDown={clearByEscape}
        {...rest}
      />
      <IconButton
        variant={tone === "sign" ? "sign" : "ghost"}
        size="small"
        label={t`Clear`}
        icon={<X size={20} />}
        onClick={clear}
      />
    </Box>
  );
}

const Input = styled.input`
  ${inputStyle}
  padding-inline: 48px var(--space-16);
  border-radius: var(--radius-pill);
  text-overflow: ellipsis;

  &:not(:placeholder-shown) { padding-inline-end: 52px; }

  /* The browser's own × is too small for a thumb. */
  &::-webkit-search-cancel-button { display: none; }
`;

const Box = styled.div`
  position: relative;
  min-inline-size: 0;
  color: var(--color-soft);

  > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-start: var(--space-16);
    margin-block: auto;
    z-index: 1;
    pointer-events: none;
  }

  > button {
    position: absolute;
    inset-block: 0;
    inset-inline-end: var(--space-4);
    margin-block: auto;
    border-color: transparent;
  }

  &[data-tone="page"] > :is(svg, button) { color: var(--color-accent); }

  &[data-tone="page"]:has(> :disabled) > svg { color: var(--color-soft); }

  > :is(:placeholder-shown, :disabled, [readonly]) + button { display: none; }

  &[data-tone="sign"] {
    color: #fff;

    > ${Input} {
      block-size: max(var(--size-target), calc(1lh + var(--space-8)));
      padding-inline-start: 42px;
      border-color: transparent;
      background: var(--color-bar-well);
      box-shadow: inset 0 2px 3px rgb(0 0 0 / 0.25);
      color: #fff;
      color-scheme: dark;
      font-size: var(--font-size-label);

      &:not(:placeholder-shown) { padding-inline-end: var(--size-target); }
      &::placeholder { color: var(--color-on-bar-soft); }

      ${media.hover} {
        &:hover:not(:focus) { border-color: var(--color-on-bar-soft); }
      }

      &:focus {
        border-color: #fff;
        box-shadow: inset 0 0 0 1px #fff;
      }
    }

    > svg { inset-inline-start: 13px; }

    > button {
      inset-inline-end: 0;
      color: #fff;
    }
  }

  ${media.forcedColors} {
    &[data-tone="sign"] > ${Input} { border-color: CanvasText; }
    &[data-tone="sign"] > :is(svg, button) { color: CanvasText; }
  }
`;
