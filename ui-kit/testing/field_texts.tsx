import type { ReactElement } from "react";
import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import type { FieldTexts } from "../Field/mod.ts";
import { renderKit } from "./render_kit.tsx";

/** Props that the suite passes to the field. */
type FieldSuiteProps = Partial<Omit<FieldTexts, "label" | "labelTone" | "labelPlace">> & {
  "aria-describedby"?: string | undefined;
};

/** Tests label, hint, error and counter of a field for screen readers. */
export function testFieldTexts(label: string, withProps: (props: FieldSuiteProps) => ReactElement): void {
  const control = "input, select, textarea";

  it("is named by its label, and a press on the label reaches it", async () => {
    const screen = await renderKit(withProps({}));
    const field = screen.getByLabelText(label, { exact: true });

    await expect.element(field).toHaveAccessibleName(label);
    await expect.element(field).toBeValid();
    await expect.element(field).not.toHaveAttribute("aria-describedby");
    await screen.getByText(label, { exact: true }).click();
    await expect.element(field).toHaveFocus();
  });

  it("is described by its error, then its hint, then its counter", async () => {
    const screen = await renderKit(
      <>
        {withProps({
          hint: "Say what makes it yours",
          error: "Say it shorter",
          counter: { text: "4 too many" },
          "aria-describedby": "more",
        })}
        <p id="more">Everyone can read it</p>
      </>,
    );

    await expect
      .element(screen.container.querySelector<HTMLElement>(control))
      .toHaveAccessibleDescription("Say it shorter Say what makes it yours 4 too many Everyone can read it");
  });

  it("is aria-invalid while there is an error", async () => {
    const screen = await renderKit(withProps({ error: "Say it shorter" }));
    const field = screen.container.querySelector<HTMLElement>(control);

    await expect.element(field).toHaveAttribute("aria-invalid", "true");
    await screen.rerender(withProps({}));
    await expect.element(field).not.toHaveAttribute("aria-invalid");
  });

  it("announces politely an error that appears while it is focused, and keeps the focus", async () => {
    const screen = await renderKit(withProps({}));
    const field = screen.getByLabelText(label, { exact: true });
    const live = screen.container.querySelector<HTMLElement>("[aria-live]");

    await expect.element(live).toHaveAttribute("aria-live", "off");
    await userEvent.tab();
    await expect.element(field).toHaveFocus();
    await expect.element(live).toHaveAttribute("aria-live", "polite");
    await screen.rerender(withProps({ error: "Say it shorter" }));

    await expect.element(live).toHaveTextContent("Say it shorter");
    await expect.element(field).toHaveFocus();
  });
}
