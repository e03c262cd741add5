export { PreferenceCard, type PreferenceCardProps } from "./PreferenceCard.tsx";
