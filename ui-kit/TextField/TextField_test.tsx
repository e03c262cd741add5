import { useForm } from "react-hook-form";
import { expect, it, vi } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { holdsRootContract } from "../testing/root_contract.tsx";
import { TextField } from "./mod.ts";

holdsRootContract((props) => <TextField {...props} label="Full Name" />);

it("works with react-hook-form's register", async () => {
  const onSend = vi.fn();
  function Form() {
    const { register, handleSubmit } = useForm<{ answer: string }>();
    return (
      <form onSubmit={(event) => void handleSubmit((answers) => onSend(answers))(event)}>
        <TextField label="Full Name" {...register("answer")} />
        <button type="submit">Send</button>
      </form>
    );
  }
  const screen = await renderKit(<Form />);

  await screen.getByLabelText("Full Name", { exact: true }).fill("Maya Lindqvist");
  await screen.getByRole("button", { name: "Send" }).click();

  expect(onSend).toHaveBeenCalledWith({ answer: "Maya Lindqvist" });
});

it("says what is wrong", async () => {
  const screen = await renderKit(<TextField label="Full Name" error="Full Name is required" />);

  await expect.element(screen.getByLabelText("Full Name")).toHaveAccessibleDescription("Full Name is required");
});
