export { LOGO_TONES, Logo, type LogoProps, type LogoTone } from "./Logo.tsx";
