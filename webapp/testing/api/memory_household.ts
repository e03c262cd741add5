import { maya } from "../../../adapters/memory/people_and_recipes.ts";
import type { Person } from "../../../core/account/mod.ts";
import { invite, joinHousehold, renameHousehold, setPortions } from "../../../core/household/mod.ts";
import type { MemoryStores } from "./memory_stores.ts";

/** The initial household of Maya; she lives alone by default. */
export interface MemoryHousehold {
  readonly members?: readonly (Pick<Person, "id"> & { readonly portions?: number })[];
  readonly name?: string;
  readonly invitations?: number;
  /** Arranges other households, such as one that invites Maya. Its first invitation has the token "invitation-1". */
  readonly arrange?: (stores: MemoryStores) => unknown;
}

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
