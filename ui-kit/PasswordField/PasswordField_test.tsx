import { useForm } from "react-hook-form";
import { expect, it, vi } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { holdsRootContract } from "../testing/root_contract.tsx";
import { PasswordField } from "./mod.ts";

holdsRootContract((props) => <PasswordField {...props} label="Password" />);

it("works with react-hook-form's register", async () => {
  const onSend = vi.fn();
  function Form() {
    const { register, handleSubmit } = useForm<{ answer: string }>();
    return (
      <form onSubmit={(event) => void handleSubmit((answers) => onSend(answers))(event)}>
        <PasswordField label="Password" {...register("answer")} />
        <button type="submit">Send</button>
      </form>
    );
  }
  const screen = await renderKit(<Form />);

  await screen.getByLabelText("Password", { exact: true }).fill("basil-and-lemon");
  await screen.getByRole("button", { name: "Send" }).click();

  expect(onSend).toHaveBeenCalledWith({ answer: "basil-and-lemon" });
});

it("shows what was typed, and hides it again, and never sends the form by that", async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const screen = await renderKit(
    <form onSubmit={onSubmit}>
      <PasswordField label="Password" defaultValue="basil-and-lemon" />
    </form>,
  );
  const field = screen.getByLabelText("Password", { exact: true });

  await expect.element(field).toHaveAttribute("type", "password");
  await screen.getByRole("button", { name: "Show password" }).click();
  await expect.element(field).toHaveAttribute("type", "text");
  await screen.getByRole("button", { name: "Hide password" }).click();
  await expect.element(field).toHaveAttribute("type", "password");
  expect(onSubmit).not.toHaveBeenCalled();
});
