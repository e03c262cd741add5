export { Tray, type TrayProps } from "./Tray.tsx";
