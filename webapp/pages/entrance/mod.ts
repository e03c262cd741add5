export { EntrancePage, type EntrancePageProps } from "./EntrancePage.tsx";
export { SocialButtons } from "./SocialButtons.tsx";
export { type SocialEntrance, useSocialEntrance } from "./use_social_entrance.ts";
