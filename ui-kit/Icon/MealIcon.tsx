import Apple from "lucide-react/icons/apple";
import Egg from "lucide-react/icons/egg";
import Sandwich from "lucide-react/icons/sandwich";
import type { ComponentType } from "react";
import { styled } from "styled-components";
import type { MealRim } from "../tokens/mod.ts";
import { type IconProps, PlateIcon } from "./PlateIcon.tsx";

/** Props of {@link MealIcon}. */
export interface MealIconProps extends IconProps {
  /** The meal time: its picture and its rim's colour. */
  rim: MealRim;
}

const ICONS: Record<MealRim, ComponentType<IconProps>> = {
  breakfast: styled(Egg)`color: var(--meal-rim-breakfast);`,
  lunch: styled(Sandwich)`color: var(--meal-rim-lunch);`,
  dinner: styled(PlateIcon)`color: var(--meal-rim-dinner);`,
  snacks: styled(Apple)`color: var(--meal-rim-snacks);`,
};

/** Egg, sandwich, plate or apple in its meal's colour; always shown beside the meal's name. */
export function MealIcon({ rim, size = 24, ...rest }: MealIconProps) {
  const Icon = ICONS[rim];
  return <Icon size={size} {...rest} />;
}
