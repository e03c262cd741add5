export { SplitPage, type SplitPageProps } from "./SplitPage.tsx";
