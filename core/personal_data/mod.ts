export { type DeleteAccountInput, deleteAccount, signInAgain } from "./delete_account.ts";
export type { IdentityRemoval } from "./identity_removal.ts";
export type { PersonData, RemovedPerson } from "./person_data.ts";
