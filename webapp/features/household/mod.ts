export { membersText, OWN_HOUSEHOLD } from "./household_name.ts";
export { forgetInvitation } from "./invitation_token.ts";
export { useHouseholdChanges } from "./use_household_changes.ts";
