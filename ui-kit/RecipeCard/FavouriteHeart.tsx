import Heart from "lucide-react/icons/heart";
import { IconButton, type IconButtonProps } from "../IconButton/mod.ts";

/** Props of {@link FavouriteHeart}. */
export interface FavouriteHeartProps extends Omit<IconButtonProps, "icon" | "variant" | "size"> {
  /** Whether it is a favourite. */
  favourite: boolean;
  onFavourite: (favourite: boolean) => void;
}

/** The heart on a picture, pressed for a favourite. The parent positions it. */
export function FavouriteHeart({ favourite, onFavourite, ...rest }: FavouriteHeartProps) {
  return (
    <IconButton
      variant="floating"
      size="small"
      aria-pressed={favourite}
      icon={<Heart size={20} fill={favourite ? "currentColor" : "none"} />}
      onClick={() => onFavourite(!favourite)}
      {...rest}
    />
  );
}
