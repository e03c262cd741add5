export {
  DEVICE_DATABASE,
  type DraftPartRow,
  deleteDeviceDatabase,
  deviceDatabase,
  LAST,
} from "./device_database.ts";
export { findDevicePersonId, findLastPerson, forgetAnswers, forgetPerson, storeLastPerson } from "./last_person.ts";
