export { TEXT_SIZES, Text, type TextProps, type TextSize } from "./Text.tsx";
