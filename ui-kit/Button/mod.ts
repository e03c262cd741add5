export {
  BUTTON_SIZES,
  BUTTON_VARIANTS,
  Button,
  type ButtonLook,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
} from "./Button.tsx";
export { buttonStyle, faceStyle } from "./button_style.ts";
