import type { ReactElement } from "react";
import { expect, it } from "vitest";
import { renderKit } from "./render_kit.tsx";

/** Props that every component passes to its root, or to its input if it is a field. */
export interface RootProps {
  ref: (element: Element | null) => void;
  "data-testid": string;
  lang: string;
}

/** Tests that `ref` and other props reach one element. */
export function testRootProps(withProps: (props: RootProps) => ReactElement): void {
  it("passes ref and other props to its root", async () => {
    let reached: Element | null = null;
    const screen = await renderKit(
      withProps({
        ref(element) {
          reached = element;
        },
        "data-testid": "root",
        lang: "sv",
      }),
    );

    const root = screen.getByTestId("root").element();
    expect(reached).toBe(root);
    expect(root.getAttribute("lang")).toBe("sv");
  });
}
