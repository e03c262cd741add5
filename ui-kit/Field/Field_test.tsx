import { expect, it } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { holdsRootContract } from "../testing/root_contract.tsx";
import { Field } from "./mod.ts";

holdsRootContract((props) => (
  <Field {...props} label="Servings">
    {(control) => <input {...control} />}
  </Field>
));

it("ties label, error, hint and counter to its control", async () => {
  const screen = await renderKit(
    <Field
      label="Caption"
      hint="Say what makes it yours"
      error="Caption is too long"
      counter={{ text: "-4 characters left", isLow: true }}
    >
      {(control) => <input {...control} />}
    </Field>,
  );
  const control = screen.getByLabelText("Caption");

  await expect.element(control).toBeInvalid();
  await expect
    .element(control)
    .toHaveAccessibleDescription("Caption is too long Say what makes it yours -4 characters left");
});

it("describes nothing where there is nothing to say", async () => {
  const screen = await renderKit(<Field label="Servings">{(control) => <input {...control} />}</Field>);

  await expect.element(screen.getByLabelText("Servings")).not.toHaveAttribute("aria-describedby");
  await expect.element(screen.getByLabelText("Servings")).toBeValid();
});
