export { isNotOnDevice } from "./is_not_on_device.ts";
export { NotOnDevice, type NotOnDeviceProps } from "./NotOnDevice.tsx";
