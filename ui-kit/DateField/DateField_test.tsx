import { useState } from "react";
import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderKit } from "../testing/render_kit.tsx";
import { DateField, type DateFieldProps } from "./mod.ts";

it("is the platform's date control, with its initial date", async () => {
  const screen = await renderKit(<DateField label="Jump to date" defaultValue="2026-11-19" />);

  await expect.element(screen.getByLabelText("Jump to date")).toHaveAttribute("type", "date");
  await expect.element(screen.getByLabelText("Jump to date")).toHaveValue("2026-11-19");
});

it("reports a date when its year has four digits", async () => {
  const onDateChange = vi.fn<(date: string) => void>();
  const screen = await renderKit(<Held onDateChange={onDateChange} />);
  await screen.getByLabelText("Jump to date").click();

  await userEvent.keyboard("{ArrowRight}{ArrowRight}2027");

  await expect.element(screen.getByLabelText("Jump to date")).toHaveValue("2027-11-19");
  expect(onDateChange.mock.calls).toEqual([["2027-11-19"]]);
});

it("does not change a half-typed date, and restores the last one on blur", async () => {
  const onDateChange = vi.fn<(date: string) => void>();
  const screen = await renderKit(<Held onDateChange={onDateChange} />);
  const field = screen.getByLabelText("Jump to date");
  await field.click();

  await userEvent.keyboard("{Backspace}");
  await expect.element(field).toHaveValue("");
  await userEvent.click(document.body);

  await expect.element(field).toHaveValue("2026-11-19");
  expect(onDateChange).not.toHaveBeenCalled();
});

it("follows the controlled date", async () => {
  const screen = await renderKit(<DateField label="Jump to date" value="2026-11-19" />);
  await screen.rerender(<DateField label="Jump to date" value="2026-11-26" />);

  await expect.element(screen.getByLabelText("Jump to date")).toHaveValue("2026-11-26");
});

it("does not report a date outside min and max", async () => {
  const onDateChange = vi.fn();
  const screen = await renderKit(<Held min="2026-01-01" max="2026-12-31" onDateChange={onDateChange} />);

  await screen.getByLabelText("Jump to date").fill("2027-01-01");
  expect(onDateChange).not.toHaveBeenCalled();
  await screen.getByLabelText("Jump to date").fill("2026-12-31");
  expect(onDateChange).toHaveBeenCalledExactlyOnceWith("2026-12-31");
});

function Held({ onDateChange, ...rest }: Omit<DateFieldProps, "label">) {
  const [date, setDate] = useState("2026-11-19");
  return (
    <DateField
      label="Jump to date"
      value={date}
      required
      {...rest}
      onDateChange={(next) => {
        setDate(next);
        onDateChange?.(next);
      }}
    />
  );
}
