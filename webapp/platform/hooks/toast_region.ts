// A file of its own, so that it is a chunk without the hook.
export { ToastRegion } from "../../../ui-kit/Toast/mod.ts";
