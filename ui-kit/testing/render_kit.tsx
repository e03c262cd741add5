import "../theme/global.css";
import type { ReactElement } from "react";
import { render } from "vitest-browser-react";

/** Renders with tokens and base style, as the product does. */
export function renderKit(element: ReactElement) {
  return render(element);
}
