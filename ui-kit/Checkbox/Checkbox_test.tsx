import { useState } from "react";
import { useForm } from "react-hook-form";
import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { testFieldTexts } from "../testing/field_texts.tsx";
import { renderKit } from "../testing/render_kit.tsx";
import { Checkbox } from "./mod.ts";

testFieldTexts("Favourites", ({ counter, ...props }) => (
  <>
    <Checkbox
      {...props}
      label="Favourites"
      aria-describedby={[counter && "count", props["aria-describedby"]].filter(Boolean).join(" ") || undefined}
    />
    {counter && <span id="count">{counter.text}</span>}
  </>
));

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

it("works with react-hook-form's register", async () => {
  const onSend = vi.fn();
  function Form() {
    const { register, handleSubmit } = useForm();
    return (
      <form onSubmit={(event) => void handleSubmit((answers) => onSend(answers))(event)}>
        <Checkbox label="Favourites" {...register("favourites")} />
        <button type="submit">Send</button>
      </form>
    );
  }
  const screen = await renderKit(<Form />);

  await screen.getByText("Favourites").click();
  await screen.getByRole("button", { name: "Send" }).click();

  expect(onSend).toHaveBeenCalledExactlyOnceWith({ favourites: true });
});

it("is mixed while indeterminate, until it is ticked", async () => {
  const screen = await renderKit(<Checkbox label="All ingredients" indeterminate />);
  const box = screen.getByRole("checkbox");

  await expect.element(box).toBePartiallyChecked();
  await box.click();
  await expect.element(box).not.toBePartiallyChecked();
  await expect.element(box).toBeChecked();
});
