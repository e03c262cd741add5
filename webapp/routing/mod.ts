export { BACK_MARKERS, type BackMarker, backMarkerState, hasBackMarker } from "./back_marker.ts";
export { loginPath, pathAfterLogin, requireSignedIn, requireSignedOut } from "./guards.ts";
export { PageFailure } from "./PageFailure.tsx";
export { PageLoading } from "./PageLoading.tsx";
export { preloadPage } from "./preload_page.ts";
export { Root } from "./Root.tsx";
export { RouterLink, type RouterLinkProps } from "./RouterLink.tsx";
export { retryImport } from "./retry_import.ts";
export { KEEP_FOCUS, keepsFocus } from "./use_focus_on_navigation.ts";
