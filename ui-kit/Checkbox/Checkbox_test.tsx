import { useState } from "react";
import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderKit } from "../testing/render_kit.tsx";
import { Checkbox } from "./mod.ts";

it("is a native checkbox that Space ticks and unticks", async () => {
  const onChange = vi.fn<(isChecked: boolean) => void>();
  const screen = await renderKit(<Checkbox label="Favourites" onChange={(event) => onChange(event.target.checked)} />);
  const box = screen.getByRole("checkbox", { name: "Favourites" });
  await userEvent.tab();

  await userEvent.keyboard(" ");
  await expect.element(box).toBeChecked();
  await userEvent.keyboard(" ");
  await expect.element(box).not.toBeChecked();

  expect(onChange.mock.calls).toEqual([[true], [false]]);
});

it("has a target of 44 px, label and box", async () => {
  const screen = await renderKit(<Checkbox label="All" />);
  const line = screen.container.querySelector("label");

  expect(line?.getBoundingClientRect().height).toBe(44);
  expect(line?.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  expect(screen.getByRole("checkbox").element().getBoundingClientRect().height).toBe(24);
});

it("follows the controlled value", async () => {
  function Filter() {
    const [isOn, setIsOn] = useState(true);
    return (
      <>
        <Checkbox label="Favourites" checked={isOn} onChange={() => undefined} />
        <button type="button" onClick={() => setIsOn(false)}>
          Clear filters
        </button>
      </>
    );
  }
  const screen = await renderKit(<Filter />);
  const box = screen.getByRole("checkbox");

  await box.click();
  await expect.element(box).toBeChecked();
  await screen.getByRole("button", { name: "Clear filters" }).click();
  await expect.element(box).not.toBeChecked();
});
