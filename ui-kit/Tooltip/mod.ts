export {
  TOOLTIP_PLACEMENTS,
  Tooltip,
  type TooltipPlacement,
  type TooltipProps,
  type TooltipTrigger,
} from "./Tooltip.tsx";
