import { createRef } from "react";
import { expect, it, vi } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { BUTTON_VARIANTS, Button } from "./mod.ts";

it("is no submit button unless it is told to be", async () => {
  const screen = await renderKit(<Button>Save</Button>);

  await expect.element(screen.getByRole("button", { name: "Save" })).toHaveAttribute("type", "button");
});

it("reads its busy text and takes no press while its request runs", async () => {
  const onClick = vi.fn();
  const screen = await renderKit(
    <Button busy busyText="Creating…" onClick={onClick}>
      Create Account
    </Button>,
  );
  const button = screen.getByRole("button", { name: "Creating…" });

  await expect.element(button).toBeDisabled();
  await expect.element(button).toHaveAttribute("aria-busy", "true");
  await button.click({ force: true });
  expect(onClick).not.toHaveBeenCalled();
});

it("keeps its width when it turns busy", async () => {
  const texts = { busyText: "Creating your account…", children: "Create Account" };
  const screen = await renderKit(<Button {...texts} />);
  const idleWidth = screen.getByRole("button").element().getBoundingClientRect().width;

  await screen.rerender(<Button {...texts} busy />);

  expect(screen.getByRole("button").element().getBoundingClientRect().width).toBe(idleWidth);
});

it("makes no new class for another variant", async () => {
  const screen = await renderKit(<Button>Save</Button>);
  const classes = screen.getByRole("button").element().className;

  for (const variant of BUTTON_VARIANTS) {
    await screen.rerender(<Button variant={variant}>Save</Button>);
    expect(screen.getByRole("button").element().className).toBe(classes);
  }
});

it("hands ref and other props to the button", async () => {
  const ref = createRef<HTMLButtonElement>();
  await renderKit(
    <Button ref={ref} data-testid="save">
      Save
    </Button>,
  );

  expect(ref.current?.dataset.testid).toBe("save");
});
