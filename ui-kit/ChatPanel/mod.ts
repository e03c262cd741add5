export { CHAT_STATES, ChatPanel, type ChatPanelProps, type ChatState } from "./ChatPanel.tsx";
