export { afterLogin, loginPath, requireSignedIn, requireSignedOut } from "./guards.ts";
export { PageFailure } from "./PageFailure.tsx";
export { PageLoading } from "./PageLoading.tsx";
export { Root } from "./Root.tsx";
export { RouterLink } from "./RouterLink.tsx";
export { useToast } from "./toasts.tsx";
