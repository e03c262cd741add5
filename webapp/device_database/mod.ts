export {
  type AnswerRow,
  DEVICE_DATABASE,
  type DeviceSchema,
  deleteDeviceDatabase,
  deviceDatabase,
  forgetPerson,
  type LastPersonRow,
  type OutboxRow,
} from "./device_database.ts";
