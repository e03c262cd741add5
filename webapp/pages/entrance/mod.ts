export { EntrancePage, type EntrancePageProps } from "./EntrancePage.tsx";
