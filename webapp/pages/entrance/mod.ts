export { EntrancePage, type EntrancePageProps } from "./EntrancePage.tsx";
export { SocialButtons } from "./SocialButtons.tsx";
export { useEnterHere } from "./use_enter_here.ts";
export { UNREACHABLE, useEntranceForm } from "./use_entrance_form.ts";
export { type SocialEntrance, useSocialEntrance } from "./use_social_entrance.ts";
