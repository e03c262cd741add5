export { useCopySecret } from "./use_copy_secret.ts";
export { useDebouncedValue } from "./use_debounced_value.ts";
export { useEver } from "./use_ever.ts";
export { useFocusAfterRemoval } from "./use_focus_after_removal.ts";
export { useShareLink, useShareText } from "./use_share_link.ts";
export { useStableHandlers } from "./use_stable_handlers.ts";
export { ToastProvider, useToast } from "./use_toast.tsx";
