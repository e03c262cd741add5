import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderKit } from "../testing/render_kit.tsx";
import { sampleRecipeFile, transferOf } from "../testing/sample_files.ts";
import { FileField } from "./mod.ts";

it("is one native file input, named by its label and its button, described by error and hint", async () => {
  const screen = await renderKit(<FileField label="File" hint="A .zip file" error="It is empty" onFile={vi.fn()} />);
  const input = screen.getByLabelText("Choose a file");
  await expect.element(input).toHaveAccessibleName("File Choose a file");
  await expect.element(input).toHaveAccessibleDescription("It is empty A .zip file");
  await expect.element(input).toHaveAttribute("aria-invalid", "true");
  await userEvent.tab();
  await expect.element(input).toHaveFocus();
});

it("passes on a picked file, also the same one again, and a dropped one", async () => {
  const onFile = vi.fn();
  const screen = await renderKit(<FileField label="File" onFile={onFile} />);
  const input = screen.getByLabelText("Choose a file");
  const file = sampleRecipeFile();
  await userEvent.upload(input, file);
  await userEvent.upload(input, file);
  const drop = { bubbles: true, cancelable: true, dataTransfer: transferOf(file) };
  input.element().dispatchEvent(new DragEvent("drop", drop));
  expect(onFile.mock.calls.map(([each]) => (each as File).name)).toEqual([file.name, file.name, file.name]);
});

it("ignores files while it is disabled", async () => {
  const onFile = vi.fn();
  const screen = await renderKit(<FileField label="File" disabled onFile={onFile} />);
  const drop = { bubbles: true, cancelable: true, dataTransfer: transferOf(sampleRecipeFile()) };
  screen.getByLabelText("Choose a file").element().dispatchEvent(new DragEvent("drop", drop));
  expect(onFile).not.toHaveBeenCalled();
});
