export { OpeningSoonPage } from "./OpeningSoonPage.tsx";
