export { leaveHousehold, removeMember, renameHousehold, setPortions } from "./change_household.ts";
export { getHousehold } from "./get_household.ts";
export {
  type ChangedHousehold,
  HOUSEHOLD_CHANGE_KINDS,
  HOUSEHOLD_MEMBERS_MAX,
  type Household,
  type HouseholdChange,
  type HouseholdId,
  householdPortions,
  INVITATION_VALID_MS,
  type Invitation,
  type InvitationId,
  type InvitationPreview,
  mayRemoveOthers,
  type NamedPerson,
  OPEN_INVITATIONS_MAX,
  PORTIONS_MAX,
  PORTIONS_MIN,
  REMOVAL_AFTER_MS,
} from "./household.ts";
export type { HouseholdEvents } from "./household_events.ts";
export type {
  Audience,
  HouseholdStore,
  HouseholdVersion,
  JoinInput,
  JoinOutcome,
  NewInvitation,
  PlanFrom,
} from "./household_store.ts";
export { invite, previewInvitation, revokeInvitation } from "./invite.ts";
export { joinHousehold } from "./join_household.ts";
