export { ModerationPage } from "./ModerationPage.tsx";
