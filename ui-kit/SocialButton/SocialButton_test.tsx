import { expect, it, vi } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { testRootProps } from "../testing/root_props.tsx";
import { SOCIAL_PROVIDERS, SocialButton } from "./mod.ts";

testRootProps((props) => (
  <SocialButton {...props} provider="google">
    Continue with Google
  </SocialButton>
));

it("is a <button> whose name is its text; the mark is silent", async () => {
  for (const provider of SOCIAL_PROVIDERS) {
    const screen = await renderKit(<SocialButton provider={provider}>Continue with {provider}</SocialButton>);
    const button = screen.getByRole("button", { name: `Continue with ${provider}`, exact: true });

    await expect.element(button).toHaveAttribute("type", "button");
    expect(button.element().querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
  }
});

it("ignores presses while it is busy, and says what happens", async () => {
  const onClick = vi.fn();
  const screen = await renderKit(
    <SocialButton provider="facebook" busy busyText="Continuing…" onClick={onClick}>
      Continue with Facebook
    </SocialButton>,
  );
  const button = screen.getByRole("button", { name: "Continuing…", exact: true });

  await button.click({ force: true });

  expect(onClick).not.toHaveBeenCalled();
  await expect.element(button).toHaveAttribute("aria-busy", "true");
});

it("keeps its width when it turns busy", async () => {
  const props = { provider: "google", width: "content", busyText: "Waiting for Google…" } as const;
  const screen = await renderKit(<SocialButton {...props}>Google</SocialButton>);
  const idle = screen.getByRole("button").element().getBoundingClientRect().width;

  await screen.rerender(
    <SocialButton {...props} busy>
      Google
    </SocialButton>,
  );

  expect(screen.getByRole("button").element().getBoundingClientRect().width).toBeCloseTo(idle, 0);
});

it("is at least 44 px high", async () => {
  const screen = await renderKit(<SocialButton provider="google">Continue with Google</SocialButton>);

  expect(screen.getByRole("button").element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});
