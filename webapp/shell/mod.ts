export { BACK_MARKERS, type BackMarker, cameFrom, hasBackMarker } from "./back_marker.ts";
export { afterLogin, loginPath, requireSignedIn, requireSignedOut } from "./guards.ts";
export { PageFailure } from "./PageFailure.tsx";
export { PageLoading } from "./PageLoading.tsx";
export { Root } from "./Root.tsx";
export { RouterLink, type RouterLinkProps } from "./RouterLink.tsx";
export { useToast } from "./toasts.tsx";
export { KEEP_FOCUS, keepsFocus } from "./use_focus_on_navigation.ts";
export { useSettled } from "./use_settled.ts";
