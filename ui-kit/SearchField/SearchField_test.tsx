import { useState } from "react";
import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderKit } from "../testing/render_kit.tsx";
import { SEARCH_FIELD_TONES, SearchField } from "./mod.ts";

it("is a search box, named by its label, which is not shown", async () => {
  const screen = await renderKit(<SearchField label="Search for a recipe" />);

  await expect.element(screen.getByRole("searchbox", { name: "Search for a recipe" })).toBeVisible();
  expect(screen.getByText("Search for a recipe").elements()).toHaveLength(0);
});

it("has a × of 44 px only while there is text", async () => {
  for (const tone of SEARCH_FIELD_TONES) {
    const screen = await renderKit(<SearchField label="Search for a recipe" tone={tone} />);
    const clear = screen.getByRole("button", { name: "Clear" });

    expect(clear.elements()).toHaveLength(0);
    await screen.getByRole("searchbox").fill("tomato");
    const { width, height } = clear.element().getBoundingClientRect();
    expect([width, height]).toEqual([44, 44]);
    await screen.unmount();
  }
});

it("is emptied by its ×, which restores its focus", async () => {
  const onChange = vi.fn<(value: string) => void>();
  const screen = await renderKit(<Controlled onChange={onChange} />);
  const box = screen.getByRole("searchbox");
  await expect.element(box).toHaveValue("tomato");

  await screen.getByRole("button", { name: "Clear" }).click();

  await expect.element(box).toHaveValue("");
  await expect.element(box).toHaveFocus();
  expect(onChange.mock.calls).toEqual([[""]]);
  expect(screen.getByRole("button").elements()).toHaveLength(0);
});

it("is emptied by Escape, which does not close a surrounding dialog", async () => {
  const screen = await renderKit(
    <dialog ref={(dialog) => dialog?.showModal()}>
      <SearchField label="Search for a recipe" defaultValue="tomato" />
    </dialog>,
  );
  const dialog = screen.getByRole("dialog");
  await screen.getByRole("searchbox").click();

  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("searchbox")).toHaveValue("");
  await expect.element(dialog).toBeVisible();

  await userEvent.keyboard("{Escape}");
  await expect.poll(() => dialog.elements().length).toBe(0);
});

function Controlled({ onChange }: { onChange: (value: string) => void }) {
  const [value, setValue] = useState("tomato");
  return (
    <SearchField
      label="Search for a recipe"
      value={value}
      onChange={(event) => {
        setValue(event.target.value);
        onChange(event.target.value);
      }}
    />
  );
}
