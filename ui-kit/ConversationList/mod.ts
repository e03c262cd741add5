export { type ConversationItem, ConversationList, type ConversationListProps } from "./ConversationList.tsx";
