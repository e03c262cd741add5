import { expect, it } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { SOCIAL_PROVIDERS, SocialButton } from "./mod.ts";

it("is a <button> whose name is its text; the mark is silent", async () => {
  for (const provider of SOCIAL_PROVIDERS) {
    const screen = await renderKit(<SocialButton provider={provider}>Continue with {provider}</SocialButton>);
    const button = screen.getByRole("button", { name: `Continue with ${provider}`, exact: true });

    await expect.element(button).toHaveAttribute("type", "button");
    expect(button.element().querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
  }
});
