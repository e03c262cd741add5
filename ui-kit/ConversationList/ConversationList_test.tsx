import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderKit } from "../testing/render_kit.tsx";
import { ConversationList } from "./mod.ts";

const tomas = { id: "2", name: "Tomás Herrera", time: "18:04", unread: 2 };
const priya = { id: "4", name: "Priya Nair", time: "Nov 17", unread: 0 };

it("is a named list of buttons, each named by person, time and unread count", async () => {
  const screen = await renderKit(
    <ConversationList label="Conversations" conversations={[tomas, { ...priya, unread: 1 }]} onSelect={() => {}} />,
  );

  await expect.element(screen.getByRole("list", { name: "Conversations" })).toBeVisible();
  await expect
    .element(screen.getByRole("button").nth(0))
    .toHaveAccessibleName("Tomás Herrera, 18:04, 2 unread messages");
  await expect.element(screen.getByRole("button").nth(1)).toHaveAccessibleName("Priya Nair, Nov 17, 1 unread message");
});

it("is chosen by the keyboard", async () => {
  const onSelect = vi.fn();
  await renderKit(<ConversationList label="Conversations" conversations={[tomas, priya]} onSelect={onSelect} />);
  await userEvent.tab();
  await userEvent.tab();

  await userEvent.keyboard("{Enter}");

  expect(onSelect).toHaveBeenCalledExactlyOnceWith("4");
});

it("cuts a count above 99", async () => {
  const screen = await renderKit(
    <ConversationList label="Conversations" conversations={[{ ...tomas, unread: 100 }]} onSelect={() => {}} />,
  );

  await expect.element(screen.getByText("99+")).toBeVisible();
});
