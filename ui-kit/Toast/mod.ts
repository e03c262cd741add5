export { TOAST_DURATION, TOAST_TONES, Toast, type ToastAction, type ToastProps, type ToastTone } from "./Toast.tsx";
export { ToastRegion, type ToastRegionProps } from "./ToastRegion.tsx";
export { type ToastMessage, type ToastOptions, useToasts } from "./use_toasts.ts";
