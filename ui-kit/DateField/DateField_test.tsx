import { useForm } from "react-hook-form";
import { expect, it, vi } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { holdsRootContract } from "../testing/root_contract.tsx";
import { DateField } from "./mod.ts";

holdsRootContract((props) => <DateField {...props} label="Jump to date" />);

it("works with react-hook-form's register", async () => {
  const onSend = vi.fn();
  function Form() {
    const { register, handleSubmit } = useForm<{ answer: string }>();
    return (
      <form onSubmit={(event) => void handleSubmit((answers) => onSend(answers))(event)}>
        <DateField label="Jump to date" {...register("answer")} />
        <button type="submit">Send</button>
      </form>
    );
  }
  const screen = await renderKit(<Form />);

  await screen.getByLabelText("Jump to date", { exact: true }).fill("2026-11-19");
  await screen.getByRole("button", { name: "Send" }).click();

  expect(onSend).toHaveBeenCalledWith({ answer: "2026-11-19" });
});
