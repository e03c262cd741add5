export { GRID_COLUMNS, GRID_STARTS, Grid, type GridColumns, type GridProps, type GridStart } from "./Grid.tsx";
