import type { UserId } from "../../../core/account/mod.ts";
import type {
  Household,
  InvitationId,
  InvitationPreview,
  JoinHouseholdInput,
  NewInvitationLink,
  SetPortionsInput,
} from "../../../core/household/mod.ts";
import {
  householdParams,
  householdReply,
  invitationBody,
  invitationReply,
  inviteReply,
  joinHouseholdBody,
  memberPortionsBody,
  renameHouseholdBody,
} from "../../../wire/household/household.ts";
import { type Route, route } from "../route.ts";
import { householdView } from "./household_view.ts";

type ByPerson = { readonly userId: UserId };

/** What the routes of households need. */
export interface HouseholdUseCases {
  get(input: ByPerson): Promise<Household>;
  rename(input: ByPerson & { readonly name: string | undefined }): Promise<Household>;
  setPortions(input: SetPortionsInput): Promise<Household>;
  removeMember(input: ByPerson & { readonly memberId: UserId }): Promise<Household>;
  leave(input: ByPerson): Promise<Household>;
  invite(input: ByPerson): Promise<NewInvitationLink>;
  revoke(input: ByPerson & { readonly id: InvitationId }): Promise<Household>;
  preview(input: ByPerson & { readonly token: string }): Promise<InvitationPreview>;
  join(input: JoinHouseholdInput): Promise<Household>;
}

export const HOUSEHOLD_ROUTES = [
  "get",
  "rename",
  "setPortions",
  "removeMember",
  "leave",
  "invite",
  "revoke",
  "preview",
  "join",
] as const satisfies readonly (keyof HouseholdUseCases)[];

/** Every call with which people live together. */
export function householdRoutes(useCases: HouseholdUseCases): Record<(typeof HOUSEHOLD_ROUTES)[number], Route> {
  return {
    get: route({
      method: "get",
      path: "/api/household",
      summary: "The caller's household: its members and open invitations",
      access: "signed-in",
      reply: householdReply,
      async handle({ caller: { userId } }) {
        return householdView(await useCases.get({ userId }), userId);
      },
    }),
    rename: route({
      method: "put",
      path: "/api/household",
      summary: "Name the caller's household",
      access: "signed-in",
      body: renameHouseholdBody,
      reply: householdReply,
      async handle({ caller: { userId }, body }) {
        return householdView(await useCases.rename({ userId, name: body.name ?? undefined }), userId);
      },
    }),
    setPortions: route({
      method: "put",
      path: "/api/household/members/:id/portions",
      summary: "Set how many portions a member eats",
      access: "signed-in",
      params: householdParams,
      body: memberPortionsBody,
      reply: householdReply,
      async handle({ caller: { userId }, params, body }) {
        const input = { userId, memberId: params.id as UserId, portions: body.portions };
        return householdView(await useCases.setPortions(input), userId);
      },
    }),
    removeMember: route({
      method: "delete",
      path: "/api/household/members/:id",
      summary: "Remove another member, who gets a household of their own with a copy of the plan",
      access: "signed-in",
      params: householdParams,
      reply: householdReply,
      async handle({ caller: { userId }, params }) {
        return householdView(await useCases.removeMember({ userId, memberId: params.id as UserId }), userId);
      },
    }),
    leave: route({
      method: "post",
      path: "/api/household/leave",
      summary: "Leave for a household of one's own with a copy of the plan",
      access: "signed-in",
      reply: householdReply,
      async handle({ caller: { userId } }) {
        return householdView(await useCases.leave({ userId }), userId);
      },
    }),
    invite: route({
      method: "post",
      path: "/api/household/invitations",
      summary: "Make a link with which one person can join",
      access: "signed-in",
      reply: inviteReply,
      async handle({ caller: { userId } }) {
        const { expiresAt, ...link } = await useCases.invite({ userId });
        return { ...link, expiresAt: expiresAt.toISOString() };
      },
    }),
    revoke: route({
      method: "delete",
      path: "/api/household/invitations/:id",
      summary: "Revoke an open invitation",
      access: "signed-in",
      params: householdParams,
      reply: householdReply,
      async handle({ caller: { userId }, params: { id } }) {
        return householdView(await useCases.revoke({ userId, id }), userId);
      },
    }),
    preview: route({
      method: "post",
      path: "/api/household/invitation",
      summary: "What an invitation is for, without using it",
      access: "signed-in",
      rateClass: "read",
      body: invitationBody,
      reply: invitationReply,
      async handle({ caller: { userId }, body: { token } }) {
        const { name, ...preview } = await useCases.preview({ userId, token });
        return { name: name ?? null, ...preview };
      },
    }),
    join: route({
      method: "post",
      path: "/api/household/join",
      summary: "Join a household with an invitation, which ends with it",
      access: "signed-in",
      body: joinHouseholdBody,
      reply: householdReply,
      async handle({ caller: { userId }, body }) {
        return householdView(await useCases.join({ userId, ...body }), userId);
      },
    }),
  };
}
