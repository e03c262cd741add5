export { Dock, type DockChoice, type DockProps } from "./Dock.tsx";
