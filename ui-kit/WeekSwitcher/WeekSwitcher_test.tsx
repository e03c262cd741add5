import { expect, it, vi } from "vitest";
import { renderKit } from "../testing/render_kit.tsx";
import { holdsRootContract } from "../testing/root_contract.tsx";
import { WeekSwitcher } from "./mod.ts";

const callbacks = () => ({ onDate: vi.fn(), onPrevious: vi.fn(), onNext: vi.fn() });

holdsRootContract((props) => <WeekSwitcher {...props} {...callbacks()} date="2026-11-19" />);

it("goes to the next, the previous and any other week", async () => {
  const told = callbacks();
  const screen = await renderKit(<WeekSwitcher {...told} date="2026-11-19" />);

  await screen.getByRole("button", { name: "Next week" }).click();
  await screen.getByRole("button", { name: "Previous week" }).click();
  await screen.getByLabelText("Jump to date").fill("2026-12-24");

  expect(told.onNext).toHaveBeenCalledOnce();
  expect(told.onPrevious).toHaveBeenCalledOnce();
  expect(told.onDate).toHaveBeenCalledWith("2026-12-24");
});

it("does not tell of an emptied field", async () => {
  const told = callbacks();
  const screen = await renderKit(<WeekSwitcher {...told} date="2026-11-19" />);

  await screen.getByLabelText("Jump to date").fill("");

  expect(told.onDate).not.toHaveBeenCalled();
});
