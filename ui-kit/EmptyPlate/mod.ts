export { EmptyPlate, type EmptyPlateProps } from "./EmptyPlate.tsx";
