export { MessageList, type MessageListProps } from "./MessageList.tsx";
export { MessageListSkeleton } from "./MessageListSkeleton.tsx";
export { MessageMeal, type MessageMealProps } from "./MessageMeal.tsx";
export {
  MESSAGE_SIDES,
  MESSAGE_STATES,
  type Message,
  type MessageSide,
  type MessageState,
} from "./message.ts";
export { OLDER_STATES, type OlderState } from "./OlderMessages.tsx";
