import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderKit } from "../testing/render_kit.tsx";
import { RequestList } from "./mod.ts";

const yuki = { id: "6", name: "Yuki Tanaka", time: "18:04", text: "Is it spicy?" };
const kwame = { id: "5", name: "Kwame Boateng", time: "18:03", text: "Which tahini do you use?" };
const handlers = { onAccept: () => {}, onIgnore: () => {} };

it("is a named list in which every button names its person", async () => {
  const screen = await renderKit(<RequestList label="Requests" requests={[yuki, kwame]} {...handlers} />);

  await expect.element(screen.getByRole("list", { name: "Requests" })).toBeVisible();
  await expect.element(screen.getByText("Is it spicy?")).toBeVisible();
  for (const name of ["Accept Yuki Tanaka", "Ignore Yuki Tanaka", "Accept Kwame Boateng", "Ignore Kwame Boateng"]) {
    await expect.element(screen.getByRole("button", { name })).toBeVisible();
  }
});

it("is answered by the keyboard", async () => {
  const [onAccept, onIgnore] = [vi.fn(), vi.fn()];
  await renderKit(<RequestList label="Requests" requests={[yuki, kwame]} onAccept={onAccept} onIgnore={onIgnore} />);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  for (let step = 0; step < 3; step += 1) await userEvent.tab();
  await userEvent.keyboard("{Enter}");

  expect(onAccept).toHaveBeenCalledExactlyOnceWith("6");
  expect(onIgnore).toHaveBeenCalledExactlyOnceWith("5");
});

it("cannot be answered twice while it is busy", async () => {
  const onIgnore = vi.fn();
  const onAccept = vi.fn();
  const screen = await renderKit(
    <RequestList label="Requests" requests={[{ ...yuki, busy: true }]} onAccept={onAccept} onIgnore={onIgnore} />,
  );
  for (const button of screen.getByRole("button").all()) await button.click({ force: true });

  expect([onAccept, onIgnore].flatMap(({ mock }) => mock.calls)).toEqual([]);
});
