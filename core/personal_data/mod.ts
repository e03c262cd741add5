export { DELETE_CONFIRMATION, deleteAccount, RECENT_SIGN_IN_MS, signInAgain } from "./delete_account.ts";
export { exportData } from "./export_data.ts";
export type { IdentityRemoval } from "./identity_removal.ts";
export type { PersonData, RemovedPerson } from "./person_data.ts";
export { PERSONAL_RECORDS, type PersonalRecord, type PersonalRecords } from "./personal_record.ts";
