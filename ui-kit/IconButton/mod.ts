export {
  ICON_BUTTON_SIZES,
  ICON_BUTTON_VARIANTS,
  IconButton,
  type IconButtonProps,
  type IconButtonSize,
  type IconButtonVariant,
} from "./IconButton.tsx";
export { type Marker, UnreadMarker } from "./UnreadMarker.tsx";
