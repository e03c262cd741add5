export { isNotOnDevice } from "./is_not_on_device.ts";
export { NotOnDevice } from "./NotOnDevice.tsx";
