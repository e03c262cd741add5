export { PageFoot, type PageFootProps } from "./PageFoot.tsx";
