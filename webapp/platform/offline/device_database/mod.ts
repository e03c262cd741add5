export {
  type AnswerRow,
  DEVICE_DATABASE,
  type DeviceSchema,
  type DraftPartRow,
  deleteDeviceDatabase,
  deviceDatabase,
  LAST,
  type LastPersonRow,
  type OutboxRow,
} from "./device_database.ts";
export { findDevicePersonId, findLastPerson, forgetAnswers, forgetPerson, storeLastPerson } from "./last_person.ts";
