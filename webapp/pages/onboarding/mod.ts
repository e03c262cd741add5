export { OnboardingPage } from "./OnboardingPage.tsx";
