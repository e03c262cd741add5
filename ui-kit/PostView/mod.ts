export { PostView, type PostViewProps } from "./PostView.tsx";
