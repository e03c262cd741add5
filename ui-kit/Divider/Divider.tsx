import type { ComponentPropsWithRef } from "react";
import { styled } from "styled-components";
import { type } from "../theme/mod.ts";

/** A horizontal rule, optionally with a word in it: "OR". */
export function Divider({ children, ...rest }: ComponentPropsWithRef<"div">) {
  return (
    <Root {...(children ? {} : { role: "separator" })} {...rest}>
      {children}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-16);
  ${type("label")}
  color: var(--color-soft);

  &::before, &::after {
    content: "";
    flex: 1;
    border-block-start: 1px solid var(--color-line);
  }

  &:empty { gap: 0; }
`;
