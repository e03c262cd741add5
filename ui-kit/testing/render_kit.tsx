import type { ReactElement, ReactNode } from "react";
import { render } from "vitest-browser-react";
import { GlobalStyle } from "../theme/mod.ts";

/** Renders as the product does, with tokens and base style: sizes and colours in a test are the real ones. */
export function renderKit(element: ReactElement) {
  return render(element, { wrapper: WithStyle });
}

function WithStyle({ children }: { children: ReactNode }) {
  return (
    <>
      <GlobalStyle />
      {children}
    </>
  );
}
