export { PLATE_RIMS, Plate, type PlateProps, type PlateRim } from "./Plate.tsx";
