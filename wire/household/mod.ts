// The calls of the household.
export {
  getHousehold,
  invite,
  joinHousehold,
  leaveHousehold,
  previewInvitation,
  removeMember,
  renameHousehold,
  revokeInvitation,
  setMemberPortions,
} from "./household.ts";
