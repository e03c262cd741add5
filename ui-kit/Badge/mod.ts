export { BADGE_TONES, Badge, type BadgeProps, type BadgeTone } from "./Badge.tsx";
