import Search from "lucide-react/icons/search";
import type { ComponentPropsWithRef } from "react";
import { styled } from "styled-components";
import { inputStyle } from "../Field/mod.ts";
import { media } from "../theme/mod.ts";

/** On the page, or sunk into the navbar's sign. */
export const SEARCH_FIELD_TONES = ["page", "sign"] as const;

/** One of {@link SEARCH_FIELD_TONES}. */
export type SearchFieldTone = (typeof SEARCH_FIELD_TONES)[number];

/** Props of {@link SearchField}; they go to the input, `ref` too. */
export interface SearchFieldProps extends Omit<ComponentPropsWithRef<"input">, "type"> {
  /** What is searched: its accessible name, not shown. */
  label: string;
  tone?: SearchFieldTone | undefined;
}

/** A pill to search with. Escape empties it, as in every search field. */
export function SearchField({ label, tone = "page", ...rest }: SearchFieldProps) {
  return (
    <Box data-tone={tone}>
      <Search size={20} />
      <Input type="search" aria-label={label} autoComplete="off" enterKeyHint="search" {...rest} />
    </Box>
  );
}

const Input = styled.input`
  ${inputStyle}
  padding-inline: 50px var(--space-16);
  border-radius: var(--radius-pill);

  &::-webkit-search-cancel-button { cursor: pointer; }
`;

const Box = styled.div`
  position: relative;
  color: var(--color-soft);

  > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-start: var(--space-16);
    margin-block: auto;
    z-index: 1;
    pointer-events: none;
  }

  &[data-tone="sign"] {
    color: #fff;

    > ${Input} {
      block-size: var(--size-target);
      padding-inline-start: 42px;
      border-color: transparent;
      background: var(--color-bar-well);
      box-shadow: inset 0 2px 3px rgb(0 0 0 / 0.25);
      color: #fff;
      color-scheme: dark;
      font-size: 0.9375rem;

      &::placeholder { color: var(--color-on-bar-soft); }
      &:hover { border-color: var(--color-on-bar-soft); }

      &:focus {
        border-color: #fff;
        box-shadow: inset 0 0 0 1px #fff;
      }
    }

    > svg { inset-inline-start: 13px; }
  }

  ${media.forcedColors} {
    &[data-tone="sign"] > ${Input} { border-color: CanvasText; }
  }
`;
