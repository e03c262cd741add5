import { maya } from "../../../adapters/memory/people_and_recipes.ts";
import type { Person, UserId } from "../../../core/account/mod.ts";
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
import type { HouseholdApi, HouseholdReply } from "../../platform/api/mod.ts";
import type { MemoryServer, MemoryStores } from "./memory_stores.ts";

/** What Maya's household begins with; she lives alone by default. */
export interface MemoryHousehold {
  /** Who lives with Maya. */
  readonly members?: readonly (Pick<Person, "id"> & { readonly portions?: number })[];
  readonly name?: string;
  /** How many open invitations there are. */
  readonly invitations?: number;
  /** Arranges other households, such as one that invites Maya. Its first invitation has the token "invitation-1". */
  readonly arrange?: (stores: MemoryStores) => unknown;
}

/** Lets Maya's household begin as these options say. */
export async function seedHousehold(
  stores: MemoryStores,
  { members = [], name, invitations = 0, arrange }: MemoryHousehold,
): Promise<void> {
  const userId = maya.id;
  await arrange?.(stores);
  for (const { id, portions } of members) {
    const { token } = await invite(stores, { userId });
    await joinHousehold(stores, { userId: id, token, bringPlan: false });
    if (portions !== undefined) await setPortions(stores, { userId, memberId: id, portions });
  }
  if (name !== undefined) await renameHousehold(stores, { userId, name });
  for (let made = 0; made < invitations; made += 1) await invite(stores, { userId });
}

/** {@linkcode HouseholdApi} in memory. */
export function memoryHouseholdApi({ stores, caller }: MemoryServer): HouseholdApi {
  async function reply(change: (userId: UserId) => Promise<Household>): Promise<HouseholdReply> {
    const { id: userId } = await caller();
    const { name = null, members, invitations, ...household } = await change(userId);
    return {
      ...household,
      name,
      members: members.map((member) => ({ ...member, you: member.id === userId })),
      invitations: invitations.map((each) => ({ ...each, expiresAt: each.expiresAt.toISOString() })),
    };
  }
  return {
    find: () => reply((userId) => getHousehold(stores, { userId })),
    rename: (name) => reply((userId) => renameHousehold(stores, { userId, name })),
    setPortions: (id, portions) => reply((userId) => setPortions(stores, { userId, memberId: id as UserId, portions })),
    removeMember: (id) => reply((userId) => removeMember(stores, { userId, memberId: id as UserId })),
    leave: () => reply((userId) => leaveHousehold(stores, { userId })),
    async invite() {
      const { expiresAt, ...invitation } = await invite(stores, { userId: (await caller()).id });
      return { ...invitation, expiresAt: expiresAt.toISOString() };
    },
    revokeInvitation: (id) => reply((userId) => revokeInvitation(stores, { userId, id })),
    async previewInvitation(token) {
      const { name = null, ...preview } = await previewInvitation(stores, { userId: (await caller()).id, token });
      return { ...preview, name };
    },
    join: ({ token, bringPlan }) => reply((userId) => joinHousehold(stores, { userId, token, bringPlan })),
  };
}
