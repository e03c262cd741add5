import { expect, it } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { SELECT_LOOKS, Select } from "./mod.ts";

const ORDERS = [
  { value: "recent", text: "Most recent" },
  { value: "likes", text: "Most liked" },
  { value: "name", text: "Name A–Z" },
] as const;

it("is a native <select>, named by its label even where that is hidden", async () => {
  const screen = await renderKit(<Select label="Sort" labelPlace="hidden" look="pill" options={ORDERS} />);
  const select = screen.getByRole("combobox", { name: "Sort" });

  expect(select.element().tagName).toBe("SELECT");
  await expect.element(select).toHaveDisplayValue("Most recent");
});

it("accepts its options as children", async () => {
  const screen = await renderKit(
    <Select label="Sort" defaultValue="likes">
      <optgroup label="By people">
        <option value="likes">Most liked</option>
      </optgroup>
    </Select>,
  );

  await expect.element(screen.getByLabelText("Sort")).toHaveDisplayValue("Most liked");
});

it("keeps its width for any choice, and its target of 52 px", async () => {
  for (const look of SELECT_LOOKS) {
    const screen = await renderKit(<Select label="Sort" look={look} options={ORDERS} />);
    const select = screen.getByLabelText("Sort");
    const before = select.element().getBoundingClientRect();

    await select.selectOptions("name");

    expect(select.element().getBoundingClientRect().width).toBe(before.width);
    expect(before.height).toBe(52);
    await screen.unmount();
  }
});
