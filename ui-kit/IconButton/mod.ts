export { ICON_BUTTON_VARIANTS, IconButton, type IconButtonProps, type IconButtonVariant } from "./IconButton.tsx";
