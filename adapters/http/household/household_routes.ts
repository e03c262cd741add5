import type { UserId } from "../../../core/account/mod.ts";
import {
  getHousehold,
  type Household,
  invite,
  joinHousehold,
  leaveHousehold,
  previewInvitation,
  removeMember,
  renameHousehold,
  revokeInvitation,
  setPortions,
} from "../../../core/household/mod.ts";
import * as calls from "../../../wire/household/mod.ts";
import { type PortsOf, type Route, route } from "../route.ts";
import { householdView } from "./household_view.ts";

/** The stores that {@linkcode householdRoutes} need. */
export type HouseholdPorts = PortsOf<
  | typeof getHousehold
  | typeof invite
  | typeof joinHousehold
  | typeof leaveHousehold
  | typeof previewInvitation
  | typeof removeMember
  | typeof renameHousehold
  | typeof revokeInvitation
  | typeof setPortions
>;

/** The calls of the household. */
export function householdRoutes(ports: HouseholdPorts): Route[] {
  const view = (household: Household, userId: UserId) => householdView(household, { userId, now: ports.clock.now() });
  return [
    route(calls.getHousehold, async ({ caller: { userId } }) => view(await getHousehold(ports, { userId }), userId)),
    route(calls.renameHousehold, async ({ caller: { userId }, body }) =>
      view(await renameHousehold(ports, { userId, name: body.name ?? undefined }), userId),
    ),
    // The ids of people in addresses need not be those of members: the use cases refuse others.
    route(calls.setMemberPortions, async ({ caller: { userId }, params, body: { portions } }) =>
      // sound: the use case refuses the id of no member
      view(await setPortions(ports, { userId, memberId: params.id as UserId, portions }), userId),
    ),
    route(calls.removeMember, async ({ caller: { userId }, params }) =>
      // sound: the use case refuses the id of no member
      view(await removeMember(ports, { userId, memberId: params.id as UserId }), userId),
    ),
    route(calls.leaveHousehold, async ({ caller: { userId } }) =>
      view(await leaveHousehold(ports, { userId }), userId),
    ),
    route(calls.invite, async ({ caller: { userId } }) => {
      const { expiresAt, ...link } = await invite(ports, { userId });
      return { ...link, expiresAt: expiresAt.toISOString() };
    }),
    route(calls.revokeInvitation, async ({ caller: { userId }, params: { id } }) =>
      view(await revokeInvitation(ports, { userId, id }), userId),
    ),
    route(calls.previewInvitation, async ({ caller: { userId }, body: { token } }) => {
      const { name, ...preview } = await previewInvitation(ports, { userId, token });
      return { name: name ?? null, ...preview };
    }),
    route(calls.joinHousehold, async ({ caller: { userId }, body }) =>
      view(await joinHousehold(ports, { userId, ...body }), userId),
    ),
  ];
}
