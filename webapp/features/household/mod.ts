export { forgetInvitation } from "./invitation_token.ts";
export { useHouseholdChanges } from "./use_household_changes.ts";
