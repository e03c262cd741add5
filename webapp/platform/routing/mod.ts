export { loginPath, pathAfterLogin, requireSignedIn, requireSignedOut } from "./guards.ts";
export { PageFailure } from "./PageFailure.tsx";
export { PageLoading } from "./PageLoading.tsx";
export { Root } from "./Root.tsx";
export { RouterLink, type RouterLinkProps } from "./RouterLink.tsx";
export { retryImport } from "./retry_import.ts";
export { PRESERVE_FOCUS, preservesFocus } from "./use_focus_on_navigation.ts";
export { useLaterCode } from "./use_later_code.ts";
export { isPreviousEntry, wayBackIn, wayBackTo } from "./way_back.ts";
