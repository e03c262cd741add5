export { CommunityPage } from "./CommunityPage.tsx";
