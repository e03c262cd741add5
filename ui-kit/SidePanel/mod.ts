export { SIDE_PANEL_SCROLLERS, SidePanel, type SidePanelProps, type SidePanelScroller } from "./SidePanel.tsx";
