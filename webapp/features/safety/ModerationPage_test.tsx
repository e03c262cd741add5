import { expect, it } from "vitest";
import { maya, priya, tomas } from "../../../adapters/memory/people_and_recipes.ts";
import { DAY_MS } from "../../../core/shared/mod.ts";
import {
  decisionAboutTomas,
  type MemoryStores,
  mayaAsModerator,
  ramenPost,
  reportOfPerson,
  reportOfTomas,
} from "../../testing/mod.ts";
import { open } from "../../testing/open_screen.tsx";

async function asModerator(stores: MemoryStores): Promise<void> {
  stores.people.verifyEmail(mayaAsModerator);
  await reportOfTomas(stores, priya);
}

it("shows what was reported, hides the post, warns its author, and closes the report", async () => {
  const { screen, services } = await open("/moderation", { safety: { arrange: asModerator } });
  await expect
    .element(screen.getByRole("heading", { name: "Spam or advertising: a post by Tomás Herrera" }))
    .toBeVisible();
  await expect.element(screen.getByText("Tomás Herrera has no warnings.")).toBeVisible();
  await screen.getByLabelText("Hide the post").click();
  await screen.getByLabelText("Warn Tomás Herrera").click();
  await screen.getByLabelText("Suspend Tomás Herrera").selectOptions("For a week");
  await screen.getByRole("button", { name: "Apply and close the report" }).click();
  await expect.element(screen.getByText("Enter a reason.")).toBeVisible();
  await expect.element(screen.getByLabelText("What they should know")).toHaveFocus();

  await screen.getByLabelText("What they should know").fill("Please post no adverts.");
  await screen.getByRole("button", { name: "Apply and close the report" }).click();

  await expect.element(screen.getByText("No open reports")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Open reports" })).toHaveFocus();
  expect(services.stores.moderation.log.map(({ action }) => action)).toEqual(["hide_post", "warn", "suspend"]);
  expect(await services.stores.moderation.suspendedUntil(tomas.id)).toBeInstanceOf(Date);
});

it("leaves the typed text when a decision could not be saved", async () => {
  const { screen, services } = await open("/moderation", {
    safety: { arrange: asModerator, failing: ["decideReport"] },
  });
  await screen.getByLabelText("Why").fill("All is well.");
  await screen.getByRole("button", { name: "Dismiss the report" }).click();
  await expect.element(screen.getByText("Not saved. Try again.")).toBeVisible();

  services.safety.answers.behave({});
  await screen.getByRole("button", { name: "Dismiss the report" }).click();

  await expect.element(screen.getByText("No open reports")).toBeVisible();
  expect(services.stores.moderation.log).toMatchObject([{ action: "dismiss", reason: "All is well." }]);
});

it("lists decisions, shows a hidden post again and lifts a suspension, each with a reason", async () => {
  const { screen, services } = await open("/moderation", {
    safety: {
      async arrange(stores) {
        await asModerator(stores);
        await decisionAboutTomas(stores, priya);
      },
      failing: ["undoMeasure"],
    },
  });
  const { stores, safety } = services;
  await screen.getByRole("button", { name: "Decisions" }).click();
  await expect.element(screen.getByRole("button", { name: "Decisions" })).toHaveFocus();
  await expect.element(screen.getByRole("heading", { name: "Hidden: a post by Tomás Herrera" })).toBeVisible();
  await screen.getByText("The report").first().click();
  await expect.element(screen.getByText("An advert?").first()).toBeVisible();

  await screen.getByRole("button", { name: "Show the post again: Tomás Herrera" }).click();
  const dialog = screen.getByRole("dialog", { name: "Show the post again" });
  const confirm = dialog.getByRole("button", { name: "Show the post again" });
  await confirm.click();
  await expect.element(dialog.getByText("Enter a reason.")).toBeVisible();
  await dialog.getByLabelText("Why").fill("It was no advert.");
  await confirm.click();
  await expect.element(dialog.getByText("Not saved. Try again.")).toBeVisible();
  safety.answers.behave({});
  await confirm.click();
  await expect.element(screen.getByRole("heading", { name: "Shown again: a post by Tomás Herrera" })).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "Hidden: a post by Tomás Herrera" })).toHaveFocus();
  expect(stores.posts.isHidden(ramenPost.id)).toBe(false);

  await screen.getByRole("button", { name: "Lift the suspension: Tomás Herrera" }).click();
  await screen.getByLabelText("Why").fill("He is sorry.");
  await screen.getByRole("dialog").getByRole("button", { name: "Lift the suspension" }).click();
  await expect.element(screen.getByRole("heading", { name: "Suspension lifted: Tomás Herrera" })).toBeVisible();
  expect(await stores.moderation.suspendedUntil(tomas.id)).toBeUndefined();
  expect(stores.moderation.log.map(({ action, reason }) => [action, reason]).slice(2)).toEqual([
    ["show_post", "It was no advert."],
    ["lift_suspension", "He is sorry."],
  ]);
});

it("says that a report about the moderator stays open, and lets them undo no decision about themselves", async () => {
  const { screen } = await open("/moderation", {
    safety: {
      async arrange(stores) {
        stores.people.verifyEmail(mayaAsModerator);
        await reportOfPerson(stores, maya);
        const [report] = await stores.moderation.listOpen({ before: undefined, limit: 1 });
        const nextWeek = new Date(stores.clock.now().getTime() + 7 * DAY_MS);
        const decision = { reportId: report?.id ?? 0, moderatorId: priya.id, reason: "Rude" };
        await stores.moderation.decide({ ...decision, hidePost: false, warn: false, suspendUntil: nextWeek });
        await reportOfPerson(stores, maya);
      },
    },
  });

  await expect.element(screen.getByText("No open reports")).toBeVisible();
  await expect.element(screen.getByText(/^1 open report is about you\..+So it stays open\.$/u)).toBeVisible();
  await screen.getByRole("button", { name: "Decisions" }).click();
  await expect.element(screen.getByRole("heading", { name: /^Suspended: / })).toBeVisible();
  await expect.element(screen.getByText("This is about you: only another moderator can undo it.")).toBeVisible();
  expect(screen.getByRole("button", { name: /^Lift the suspension/ }).elements()).toHaveLength(0);
  expect(screen.getByText("The report").elements()).toHaveLength(0);
});

it("is a page that does not exist for other people, who have no link to it", async () => {
  const { screen } = await open("/moderation");

  await expect.element(screen.getByRole("heading", { name: "Page not found" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Moderation" }).elements()).toHaveLength(0);
});
