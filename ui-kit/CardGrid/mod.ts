export { CARD_GRID_LAYOUTS, CardGrid, type CardGridLayout, type CardGridProps } from "./CardGrid.tsx";
