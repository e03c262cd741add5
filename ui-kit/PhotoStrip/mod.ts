export { PhotoStrip, type PhotoStripProps, type StripPhoto } from "./PhotoStrip.tsx";
