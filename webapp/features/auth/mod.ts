export { AuthPage } from "./AuthPage.tsx";
export { SocialButtons } from "./SocialButtons.tsx";
export { REQUIRED_CREDENTIALS, useAuthForm } from "./use_auth_form.ts";
export { useRedirectWhenSignedIn } from "./use_redirect_when_signed_in.ts";
export { useSocialSignIn } from "./use_social_sign_in.ts";
