import { expect, it } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { NOTICE_TONES, Notice } from "./mod.ts";

it("announces an error assertively, the others politely", async () => {
  const screen = await renderKit(<Notice>Login failed</Notice>);

  for (const tone of NOTICE_TONES) {
    await screen.rerender(<Notice tone={tone}>Login failed</Notice>);
    const role = tone === "error" ? "alert" : "status";
    await expect.element(screen.getByRole(role)).toHaveTextContent("Login failed");
    expect(screen.getByRole(role === "alert" ? "status" : "alert").elements()).toHaveLength(0);
  }
});

it("gives each tone its own icon, hidden from screen readers", async () => {
  const screen = await renderKit(<Notice data-testid="notice">Login failed</Notice>);
  const drawings = new Set<string>();

  for (const tone of NOTICE_TONES) {
    await screen.rerender(
      <Notice data-testid="notice" tone={tone}>
        Login failed
      </Notice>,
    );
    const icon = screen.getByTestId("notice").element().querySelector("svg");
    expect(icon?.getAttribute("aria-hidden")).toBe("true");
    drawings.add(icon?.innerHTML ?? "");
  }

  expect(drawings.size).toBe(NOTICE_TONES.length);
});
