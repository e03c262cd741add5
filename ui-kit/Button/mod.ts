export {
  BUTTON_SIZES,
  BUTTON_VARIANTS,
  BUTTON_WIDTHS,
  Button,
  type ButtonLook,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
  type ButtonWidth,
} from "./Button.tsx";
export { buttonStyle, faceStyle } from "./button_style.ts";
