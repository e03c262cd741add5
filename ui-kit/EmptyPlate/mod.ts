export { EmptyPlate } from "./EmptyPlate.tsx";
