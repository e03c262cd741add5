import type { ReactElement } from "react";
import { type UseFormRegisterReturn, useForm } from "react-hook-form";
import { describe, expect, it, vi } from "vitest";
import { type Locator, userEvent } from "vitest/browser";
import { Checkbox } from "../Checkbox/mod.ts";
import { DateField } from "../DateField/mod.ts";
import { PasswordField } from "../PasswordField/mod.ts";
import { SearchField } from "../SearchField/mod.ts";
import { Select } from "../Select/mod.ts";
import { TextArea } from "../TextArea/mod.ts";
import { TextField } from "../TextField/mod.ts";
import { renderKit } from "../testing/render_kit.tsx";
import type { FieldTexts } from "./mod.ts";

// Guarantees that all fields share.

/** A field's texts, or the props of `register`. */
type FieldProps = Partial<Pick<UseFormRegisterReturn, "ref" | "name" | "onChange" | "onBlur">> &
  Partial<Omit<FieldTexts, "label" | "labelTone" | "labelPlace">> & { "aria-describedby"?: string | undefined };

interface FieldCase {
  draw: (props: FieldProps) => ReactElement;
  enter: (field: Locator) => Promise<void>;
  /** The value that a form sends after `enter`. */
  answer: unknown;
}

const LABEL = "Answer";

const OPTIONS = [
  { value: "recent", text: "Most recent" },
  { value: "name", text: "Name A–Z" },
];

const TEXT_FIELDS: Record<string, FieldCase> = {
  TextField: {
    draw: (props) => <TextField label={LABEL} {...props} />,
    enter: (field) => field.fill("Maya Lindqvist"),
    answer: "Maya Lindqvist",
  },
  TextArea: {
    draw: (props) => <TextArea label={LABEL} {...props} />,
    enter: (field) => field.fill("8 corn tortillas\n400 g black beans"),
    answer: "8 corn tortillas\n400 g black beans",
  },
  PasswordField: {
    draw: (props) => <PasswordField label={LABEL} {...props} />,
    enter: (field) => field.fill("basil-and-lemon"),
    answer: "basil-and-lemon",
  },
  DateField: {
    draw: (props) => <DateField label={LABEL} {...props} />,
    enter: (field) => field.fill("2026-11-19"),
    answer: "2026-11-19",
  },
  Select: {
    draw: (props) => <Select label={LABEL} options={OPTIONS} {...props} />,
    enter: (field) => field.selectOptions("name"),
    answer: "name",
  },
  Checkbox: {
    draw: ({ counter, ...props }) => (
      <>
        <Checkbox
          {...props}
          label={LABEL}
          aria-describedby={[counter && "count", props["aria-describedby"]].filter(Boolean).join(" ") || undefined}
        />
        {counter && <span id="count">{counter.text}</span>}
      </>
    ),
    enter: (field) => field.click(),
    answer: true,
  },
};

const FIELDS: Record<string, FieldCase> = {
  ...TEXT_FIELDS,
  SearchField: {
    draw: (props) => <SearchField label={LABEL} {...props} />,
    enter: (field) => field.fill("tomato"),
    answer: "tomato",
  },
};

describe.each(Object.entries(TEXT_FIELDS))("%s", (_, { draw }) => {
  const control = "input, select, textarea";

  it("is named by its label, and a press on the label reaches it", async () => {
    const screen = await renderKit(draw({}));
    const field = screen.getByLabelText(LABEL, { exact: true });

    await expect.element(field).toHaveAccessibleName(LABEL);
    await expect.element(field).toBeValid();
    await expect.element(field).not.toHaveAttribute("aria-describedby");
    await screen.getByText(LABEL, { exact: true }).click();
    await expect.element(field).toHaveFocus();
  });

  it("is described by its error, then its hint, then its counter", async () => {
    const screen = await renderKit(
      <>
        {draw({
          hint: "Say what makes it yours",
          error: "Say it shorter",
          counter: { text: "4 too many" },
          "aria-describedby": "more",
        })}
        <p id="more">Everyone can read it</p>
      </>,
    );

    await expect
      .element(screen.container.querySelector<HTMLElement>(control))
      .toHaveAccessibleDescription("Say it shorter Say what makes it yours 4 too many Everyone can read it");
  });

  it("is aria-invalid while there is an error", async () => {
    const screen = await renderKit(draw({ error: "Say it shorter" }));
    const field = screen.container.querySelector<HTMLElement>(control);

    await expect.element(field).toHaveAttribute("aria-invalid", "true");
    await screen.rerender(draw({}));
    await expect.element(field).not.toHaveAttribute("aria-invalid");
  });

  it("announces politely an error that appears while it is focused, and keeps the focus", async () => {
    const screen = await renderKit(draw({}));
    const field = screen.getByLabelText(LABEL, { exact: true });
    const live = screen.container.querySelector<HTMLElement>("[aria-live]");

    await expect.element(live).toHaveAttribute("aria-live", "off");
    await userEvent.tab();
    await expect.element(field).toHaveFocus();
    await expect.element(live).toHaveAttribute("aria-live", "polite");
    await screen.rerender(draw({ error: "Say it shorter" }));

    await expect.element(live).toHaveTextContent("Say it shorter");
    await expect.element(field).toHaveFocus();
  });
});

it.each(Object.entries(FIELDS))("%s works with react-hook-form's register", async (_, { draw, enter, answer }) => {
  const onSend = vi.fn();
  function Form() {
    const { register, handleSubmit } = useForm();
    return (
      <form onSubmit={(event) => void handleSubmit((answers) => onSend(answers))(event)}>
        {draw(register("answer"))}
        <button type="submit">Send</button>
      </form>
    );
  }
  const screen = await renderKit(<Form />);

  await enter(screen.getByLabelText(LABEL, { exact: true }));
  await screen.getByRole("button", { name: "Send" }).click();

  expect(onSend).toHaveBeenCalledExactlyOnceWith({ answer });
});
