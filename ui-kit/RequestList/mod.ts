export { type RequestItem, RequestList, type RequestListProps } from "./RequestList.tsx";
