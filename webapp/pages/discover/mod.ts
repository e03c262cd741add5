export { DiscoverPage } from "./DiscoverPage.tsx";
