export { SOCIAL_PROVIDERS, SocialButton, type SocialButtonProps, type SocialProvider } from "./SocialButton.tsx";
