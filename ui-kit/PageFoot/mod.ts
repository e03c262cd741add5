export { PageFoot } from "./PageFoot.tsx";
