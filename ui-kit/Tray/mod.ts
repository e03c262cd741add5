export { Tray } from "./Tray.tsx";
