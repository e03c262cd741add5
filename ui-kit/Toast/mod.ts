export { TOAST_DURATION, TOAST_TONES, Toast, type ToastProps, type ToastTone } from "./Toast.tsx";
export { ToastRegion, type ToastRegionProps } from "./ToastRegion.tsx";
export { type ToastMessage, useToasts } from "./use_toasts.ts";
