import type { ReactElement } from "react";
import { useForm } from "react-hook-form";
import { expect, it, vi } from "vitest";
import { renderKit } from "./render_kit.tsx";
import { testRootProps } from "./root_props.tsx";

/** Props that the suite passes to the field: of the root contract, or of `register`. */
type InputProps = Record<string, unknown>;

/** The field's label, and a value to enter. */
export interface TextInputCase {
  label: string;
  entry: string;
}

/** Tests that a field's props reach its input, and that `register` reads it. */
export function testTextInput({ label, entry }: TextInputCase, withProps: (props: InputProps) => ReactElement): void {
  testRootProps((props) => withProps({ ...props, label }));

  it("works with react-hook-form's register", async () => {
    const onSend = vi.fn();
    function Form() {
      const { register, handleSubmit } = useForm();
      return (
        <form onSubmit={(event) => void handleSubmit((answers) => onSend(answers))(event)}>
          {withProps({ ...register("answer"), label })}
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
