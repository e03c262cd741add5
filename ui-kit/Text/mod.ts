export { TEXT_SIZES, TEXT_TONES, Text, type TextProps, type TextSize, type TextTone } from "./Text.tsx";
