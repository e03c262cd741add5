import type { ReactElement, ReactNode } from "react";
import { render } from "vitest-browser-react";
import { GlobalStyle } from "../theme/mod.ts";

/** Renders with tokens and base style, as the product does. */
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
