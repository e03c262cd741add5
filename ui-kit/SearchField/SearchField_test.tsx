import { useForm } from "react-hook-form";
import { expect, it, vi } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { holdsRootContract } from "../testing/root_contract.tsx";
import { SearchField } from "./mod.ts";

holdsRootContract((props) => <SearchField {...props} label="Search for a recipe" />);

it("works with react-hook-form's register", async () => {
  const onSend = vi.fn();
  function Form() {
    const { register, handleSubmit } = useForm<{ answer: string }>();
    return (
      <form onSubmit={(event) => void handleSubmit((answers) => onSend(answers))(event)}>
        <SearchField label="Search for a recipe" {...register("answer")} />
        <button type="submit">Send</button>
      </form>
    );
  }
  const screen = await renderKit(<Form />);

  await screen.getByLabelText("Search for a recipe", { exact: true }).fill("tomato");
  await screen.getByRole("button", { name: "Send" }).click();

  expect(onSend).toHaveBeenCalledWith({ answer: "tomato" });
});
