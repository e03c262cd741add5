import type { ReactElement } from "react";
import { useForm } from "react-hook-form";
import { expect, it, vi } from "vitest";
import { renderKit } from "./render_kit.tsx";

/** The props of `register`. */
type InputProps = Record<string, unknown>;

/** The field's label, and a value to enter. */
export interface TextInputCase {
  label: string;
  entry: string;
}

/** Tests that react-hook-form's `register` reads a field. */
export function testTextInput({ label, entry }: TextInputCase, withProps: (props: InputProps) => ReactElement): void {
  it("works with react-hook-form's register", async () => {
    const onSend = vi.fn();
    function Form() {
      const { register, handleSubmit } = useForm();
      return (
        <form onSubmit={(event) => void handleSubmit((answers) => onSend(answers))(event)}>
          {withProps({ ...register("answer") })}
          <button type="submit">Send</button>
        </form>
      );
    }
    const screen = await renderKit(<Form />);

    await screen.getByLabelText(label, { exact: true }).fill(entry);
    await screen.getByRole("button", { name: "Send" }).click();

    expect(onSend).toHaveBeenCalledWith({ answer: entry });
  });
}
