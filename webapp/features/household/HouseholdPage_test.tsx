import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { maya, priya, tomas } from "../../../adapters/memory/people_and_recipes.ts";
import { revokeInvitation, setPortions } from "../../../core/household/mod.ts";
import type { MemoryServices } from "../../testing/mod.ts";
import { open, openWatched } from "../../testing/open_screen.tsx";

const withTomas = { household: { members: [tomas] } };

async function stored({ stores }: MemoryServices, userId = maya.id) {
  return stores.households.find(userId, stores.clock.now());
}

it("is reached from the settings, the foot of every page, and the phone's menu", async () => {
  const { screen, address } = await open("/settings");
  await screen.getByRole("link", { name: "My household" }).click();
  await expect.element(screen.getByRole("heading", { level: 1, name: "My household" })).toBeVisible();
  expect(address()).toBe("/household");
  await expect
    .element(screen.getByRole("contentinfo").getByRole("link", { name: "Household" }))
    .toHaveAttribute("href", "/household");
});

it("names the household, and takes the name away again", async () => {
  const { screen, services } = await open("/household");
  const field = screen.getByLabelText("Name of the household");
  await field.fill("  Kitchen  No. 7 ");
  await screen.getByRole("button", { name: "Save name" }).click();
  await expect.element(screen.getByRole("heading", { level: 1, name: "Kitchen No. 7" })).toBeVisible();
  await expect.element(field).toHaveValue("Kitchen No. 7");

  await field.fill("");
  await screen.getByRole("button", { name: "Save name" }).click();
  await expect.element(screen.getByRole("heading", { level: 1, name: "My household" })).toBeVisible();
  expect((await stored(services))?.name).toBeUndefined();
});

it("says what is wrong with a name, and keeps it", async () => {
  const { screen } = await open("/household");
  const field = screen.getByLabelText("Name of the household");
  await field.fill("Weekplate");
  await screen.getByRole("button", { name: "Save name" }).click();
  await expect.element(screen.getByText(/^The household's name looks like a name/u)).toBeVisible();
  await expect.element(field).toHaveValue("Weekplate");
});

it("sets portions for an adult, a child, or as a number with a comma, and adds them up", async () => {
  const { screen, services } = await open("/household", withTomas);
  const ofTomas = screen.getByRole("combobox", { name: "Portions of Tomás Herrera" });
  await ofTomas.selectOptions("Child: ½ portion");
  await expect.element(screen.getByText("Together you plan 1 ½ portions of each dish.")).toBeVisible();

  await ofTomas.selectOptions("Another number…");
  await expect.element(screen.getByRole("textbox", { name: "Portions of Tomás Herrera" })).toHaveFocus();
  await userEvent.keyboard("2,25{Enter}");
  await expect.element(screen.getByText("Together you plan 3 ¼ portions of each dish.")).toBeVisible();
  await expect.element(ofTomas).toHaveDisplayValue("2 ¼ portions");
  await expect.element(ofTomas).toHaveFocus();
  expect((await stored(services))?.members.map(({ portions }) => portions)).toEqual([1, 2.25]);
});

it("keeps the portions where saving fails, and says so", async () => {
  const { screen } = await open("/household", { household: { members: [tomas], failing: ["setMemberPortions"] } });
  const ofTomas = screen.getByRole("combobox", { name: "Portions of Tomás Herrera" });
  await ofTomas.selectOptions("Child: ½ portion");
  await expect.element(screen.getByText("The portions are not saved. Try again.")).toBeVisible();
  await expect.element(ofTomas).toHaveValue("1");
});

it("makes a link to copy and a code, and hides both when the invitation ends", async () => {
  const { screen, services } = await open("/household");
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  try {
    await screen.getByRole("button", { name: "Make an invitation link" }).click();
    const link = `${location.origin}/join#invitation-1`;
    await expect.element(screen.getByLabelText("Invitation link")).toHaveValue(link);
    await expect.element(screen.getByRole("img", { name: "QR code of the invitation link" })).toBeVisible();
    await screen.getByRole("button", { name: "Copy link" }).click();
    expect(copied).toHaveBeenCalledWith(link);
    await expect.element(screen.getByText("Link copied.")).toBeVisible();
  } finally {
    copied.mockRestore();
  }

  const { id } = (await stored(services))?.invitations[0] ?? { id: 0 };
  await revokeInvitation(services.stores, { userId: maya.id, id });
  await expect.element(screen.getByLabelText("Invitation link")).not.toBeInTheDocument();
});

it("revokes an open invitation", async () => {
  const { screen, services } = await open("/household", { household: { invitations: 1 } });
  await screen.getByRole("button", { name: /^Revoke the invitation from Maya Lindqvist until/u }).click();
  await expect.element(screen.getByText("This invitation cannot be used any more.")).toBeVisible();
  expect((await stored(services))?.invitations).toEqual([]);
});

it("removes a member after a question", async () => {
  const { screen, services } = await open("/household", withTomas);
  await screen.getByRole("button", { name: "Remove Tomás Herrera" }).click();
  const question = screen.getByRole("alertdialog", { name: "Remove Tomás Herrera?" });
  await expect.element(question).toHaveAccessibleDescription(/with a copy of the plan from this week on/u);
  await question.getByRole("button", { name: "Remove" }).click();

  await expect.element(screen.getByText("Tomás Herrera is not in your household any more.")).toBeVisible();
  await expect.element(screen.getByText("You plan 1 portion of each dish.")).toBeVisible();
  expect((await stored(services))?.members).toHaveLength(1);
});

it("leaves after a question, and shows the person's own household", async () => {
  const { screen, services } = await open("/household", { household: { members: [tomas], name: "Kitchen No. 7" } });
  await screen.getByRole("button", { name: "Leave the household" }).click();
  const question = screen.getByRole("alertdialog", { name: "Leave the household?" });
  await expect.element(question).toHaveAccessibleDescription(/You keep a copy of the plan/u);
  await question.getByRole("button", { name: "Leave" }).click();

  await expect.element(screen.getByRole("heading", { level: 1, name: "My household" })).toBeVisible();
  expect((await stored(services, tomas.id))?.members.map(({ name }) => name)).toEqual(["Tomás Herrera"]);
});

it("shows what another member changes, at once", async () => {
  const { screen, services } = await openWatched("/household", { household: { members: [tomas, priya] } });
  await expect.element(screen.getByText("Together you plan 3 portions of each dish.")).toBeVisible();
  await setPortions(services.stores, { userId: tomas.id, memberId: priya.id, portions: 0.5 });
  await expect.element(screen.getByText("Together you plan 2 ½ portions of each dish.")).toBeVisible();
  await expect.element(screen.getByText("Tomás Herrera changed the portions of the household.")).toBeVisible();
});

// #household-remove
it("offers a newcomer to leave, but not to remove others before a week", async () => {
  const { screen } = await open("/household", {
    household: {
      arrange: async ({ join }: MemoryServices["stores"]) => {
        await join(tomas, maya);
        await join(tomas, priya);
      },
    },
  });

  await expect.element(screen.getByText("After a week in this household you can remove others too.")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Leave the household" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: /^Remove /u })).not.toBeInTheDocument();
});
