import { useState } from "react";
import { useForm } from "react-hook-form";
import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderKit } from "../testing/render_kit.tsx";
import { samplePhoto, sampleRecipeFile, transferOf, undrawablePhoto } from "../testing/sample_files.ts";
import { PhotoField, type PhotoFieldProps } from "./mod.ts";

const HINT = "JPG, PNG or WEBP up to about 10MB";
const REFUSED = "Please upload a valid image file (jpg, png, webp, etc.)";

describe("as an input", () => {
  it("is one native file input, named by its label and its button, described by error and hint", async () => {
    const screen = await renderKit(<PhotoField label="Photo" hint={HINT} error="A photo is missing" />);
    const input = inputIn(screen.container);

    await expect.element(input).toHaveAccessibleName("Photo Add photo");
    await expect.element(input).toHaveAccessibleDescription(`A photo is missing ${HINT}`);
    await expect.element(input).toHaveAttribute("aria-invalid", "true");
    await userEvent.tab();
    await expect.element(input).toHaveFocus();
  });

  it("opens the platform's picker by keyboard, and from plate and button", async () => {
    const onClick = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const screen = await renderKit(<PhotoField label="Photo" onClick={onClick} />);

    await userEvent.tab();
    await userEvent.keyboard(" ");
    await screen.getByText("Add photo").click();
    await userEvent.click(screen.container.querySelector("[data-plate]") ?? screen.container);

    expect(onClick).toHaveBeenCalledTimes(3);
  });

  it("sets a dropped or pasted file on its input, so that a plain form sends it", async () => {
    const screen = await renderKit(
      <form>
        <PhotoField label="Photo" name="photo" />
      </form>,
    );
    const photo = await samplePhoto();
    drop(inputIn(screen.container), photo);

    const form = screen.container.querySelector("form");
    const sent = new FormData(form ?? undefined).get("photo");
    expect(sent).toBeInstanceOf(File);
    expect(sent instanceof File && sent.name).toBe("black-bean-tacos.webp");
  });

  it("is emptied with its form", async () => {
    const screen = await renderKit(
      <form>
        <PhotoField label="Photo" />
        <button type="reset">Start again</button>
      </form>,
    );
    await pick(screen.container, await samplePhoto());
    await expect.element(screen.getByText("Change photo")).toBeVisible();

    await screen.getByRole("button", { name: "Start again" }).click();

    await expect.element(screen.getByText("Add photo")).toBeVisible();
  });
});

describe("with react-hook-form", () => {
  it("works with register", async () => {
    const onSend = vi.fn<(name: string | undefined) => void>();
    function Form() {
      const { register, handleSubmit } = useForm<{ photo: FileList }>();
      return (
        <form onSubmit={(event) => void handleSubmit(({ photo }) => onSend(photo[0]?.name))(event)}>
          <PhotoField label="Photo" {...register("photo")} />
          <button type="submit">Post Meal</button>
        </form>
      );
    }
    const screen = await renderKit(<Form />);

    drop(inputIn(screen.container), await samplePhoto());
    await screen.getByRole("button", { name: "Post Meal" }).click();
    await expect.poll(() => onSend.mock.calls).toEqual([["black-bean-tacos.webp"]]);

    await screen.getByRole("button", { name: "Remove photo" }).click();
    await screen.getByRole("button", { name: "Post Meal" }).click();
    await expect.poll(() => onSend.mock.calls).toEqual([["black-bean-tacos.webp"], [undefined]]);
  });
});

describe("picking a photo", () => {
  it("shows a picked photo on the plate and announces its name", async () => {
    const onFileChange = vi.fn();
    const screen = await renderKit(<PhotoField label="Photo" onFileChange={onFileChange} />);
    const photo = await samplePhoto();

    await pick(screen.container, photo);

    await expect.poll(() => drawn(screen.container)?.naturalWidth).toBeGreaterThan(0);
    await expect.element(screen.getByRole("status")).toHaveTextContent("black-bean-tacos.webp");
    await expect.element(screen.getByText("Change photo")).toBeVisible();
    expect(onFileChange).toHaveBeenCalledOnce();
  });

  it("uses the first picture of the dropped files", async () => {
    const onFileChange = vi.fn<(file: File | null) => void>();
    const screen = await renderKit(<PhotoField label="Photo" onFileChange={onFileChange} />);

    drop(inputIn(screen.container), sampleRecipeFile(), await samplePhoto());

    expect(onFileChange.mock.calls.map(([file]) => file?.name)).toEqual(["black-bean-tacos.webp"]);
  });

  it("accepts a picture pasted anywhere in its form, but not elsewhere", async () => {
    const onFileChange = vi.fn<(file: File | null) => void>();
    const screen = await renderKit(
      <>
        <form>
          <input aria-label="Caption" />
          <PhotoField label="Photo" onFileChange={onFileChange} />
        </form>
        <input aria-label="Message" />
      </>,
    );
    const photo = await samplePhoto();

    paste(screen.getByLabelText("Message").element(), photo);
    expect(onFileChange).not.toHaveBeenCalled();
    paste(screen.getByLabelText("Caption").element(), photo);
    expect(onFileChange).toHaveBeenCalledOnce();
    paste(document.body, photo);
    expect(onFileChange).toHaveBeenCalledTimes(2);
  });

  it("keeps the page when a file is dropped beside it", async () => {
    const onFileChange = vi.fn();
    await renderKit(<PhotoField label="Photo" onFileChange={onFileChange} />);

    const over = drag("dragover", document.body, transferOf(await samplePhoto()));

    expect(over.defaultPrevented).toBe(true);
    expect(onFileChange).not.toHaveBeenCalled();
  });

  it("shows the cloth only while a file is dragged", async () => {
    const screen = await renderKit(<PhotoField label="Photo" />);
    const root = () => screen.container.querySelector("[data-drag]")?.getAttribute("data-drag");
    const transfer = transferOf(await samplePhoto());

    drag("dragover", document.body, transfer);
    await expect.poll(root).toBe("near");
    drag("dragover", inputIn(screen.container), transfer);
    await expect.poll(root).toBe("over");
    drag("dragleave", document.body, transfer);
    await expect.poll(root).toBe("none");
  });

  it("keeps its photo when a file is refused, and announces why", async () => {
    const onFileChange = vi.fn();
    const screen = await renderKit(<PhotoField label="Photo" validate={onlyPictures} onFileChange={onFileChange} />);
    await pick(screen.container, await samplePhoto());

    drop(inputIn(screen.container), sampleRecipeFile());

    const text = screen.getByText(REFUSED);
    await expect.element(text).toBeVisible();
    expect(text.element().closest("[aria-live]")?.getAttribute("aria-live")).toBe("polite");
    await expect.element(inputIn(screen.container)).toHaveAttribute("aria-invalid", "true");
    expect(inputIn(screen.container).files?.[0]?.name).toBe("black-bean-tacos.webp");
    expect(onFileChange).toHaveBeenCalledOnce();

    await pick(screen.container, await samplePhoto("second-try.webp"));
    expect(screen.getByText(REFUSED).elements()).toHaveLength(0);
  });

  it("shows the name of a photo that cannot be decoded", async () => {
    const screen = await renderKit(<PhotoField label="Photo" defaultFile={undrawablePhoto()} />);

    await expect.element(screen.getByText("IMG_4071.HEIC")).toBeVisible();
    expect(drawn(screen.container)).toBeNull();
  });

  it("revokes an object URL when the photo changes and on unmount", async () => {
    const revoked = vi.spyOn(URL, "revokeObjectURL");
    const screen = await renderKit(<PhotoField label="Photo" defaultFile={await samplePhoto()} />);
    await expect.poll(() => drawn(screen.container)?.src).toContain("blob:");
    const first = drawn(screen.container)?.src;

    await pick(screen.container, await samplePhoto("second.webp"));
    expect(revoked).toHaveBeenCalledExactlyOnceWith(first);
    await screen.unmount();
    expect(revoked).toHaveBeenCalledTimes(2);
  });

  it("moves the focus to the input when the photo is removed", async () => {
    const onFileChange = vi.fn();
    const screen = await renderKit(<PhotoField label="Photo" onFileChange={onFileChange} />);
    await pick(screen.container, await samplePhoto());

    await screen.getByRole("button", { name: "Remove photo" }).click();

    await expect.element(inputIn(screen.container)).toHaveFocus();
    expect(onFileChange).toHaveBeenLastCalledWith(null);
    expect(inputIn(screen.container).files).toHaveLength(0);
    await expect.element(screen.getByText("Add photo")).toBeVisible();
  });

  it("follows the controlled photo", async () => {
    function Held() {
      const [file, setFile] = useState<File | null>(null);
      return (
        <>
          <PhotoField label="Photo" file={file} onFileChange={setFile} />
          <button type="button" onClick={() => setFile(null)}>
            Cancel
          </button>
        </>
      );
    }
    const screen = await renderKit(<Held />);
    await pick(screen.container, await samplePhoto());
    await expect.element(screen.getByText("Change photo")).toBeVisible();

    await screen.getByRole("button", { name: "Cancel" }).click();

    await expect.element(screen.getByText("Add photo")).toBeVisible();
    expect(inputIn(screen.container).files).toHaveLength(0);
  });
});

describe("while the photo is sent", () => {
  it("shows the progress as a progress bar, and keeps the photo", async () => {
    const onFileChange = vi.fn();
    const screen = await renderKit(
      <PhotoField label="Photo" defaultFile={await samplePhoto()} progress={0.4} onFileChange={onFileChange} />,
    );
    const bar = screen.getByRole("progressbar", { name: "Sending the photo" });

    await expect.element(bar).toHaveAttribute("value", "0.4");
    await expect.element(inputIn(screen.container)).toHaveAttribute("aria-disabled", "true");
    expect(screen.getByRole("button", { name: "Remove photo" }).elements()).toHaveLength(0);
    drop(inputIn(screen.container), await samplePhoto("another.webp"));
    expect(onFileChange).not.toHaveBeenCalled();
  });

  it("ignores files while it is disabled", async () => {
    const onFileChange = vi.fn();
    const screen = await renderKit(<PhotoField label="Photo" disabled onFileChange={onFileChange} />);

    await expect.element(inputIn(screen.container)).toBeDisabled();
    drop(inputIn(screen.container), await samplePhoto());
    paste(document.body, await samplePhoto());

    expect(onFileChange).not.toHaveBeenCalled();
  });
});

function onlyPictures(file: File): ReturnType<NonNullable<PhotoFieldProps["validate"]>> {
  return file.type.startsWith("image/") ? undefined : REFUSED;
}

function inputIn(container: Element): HTMLInputElement {
  const input = container.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("There is no file input");
  return input;
}

function drawn(container: Element): HTMLImageElement | null {
  return container.querySelector("img");
}

async function pick(container: Element, file: File): Promise<void> {
  await userEvent.upload(inputIn(container), file);
}

function drop(target: Element, ...files: readonly File[]): void {
  drag("drop", target, transferOf(...files));
}

function drag(type: string, target: Element, dataTransfer: DataTransfer): DragEvent {
  const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
  target.dispatchEvent(event);
  return event;
}

function paste(target: Element, file: File): void {
  target.dispatchEvent(
    new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData: transferOf(file) }),
  );
}
