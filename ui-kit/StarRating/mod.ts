export { StarRate, type StarRateProps } from "./StarRate.tsx";
export { STARS, StarRating, type StarRatingProps, type Stars } from "./StarRating.tsx";
