export { allergenName } from "./allergens.ts";
export { dayNumber, messageTime, momentText, parseDateOr, shortDate, weekRange } from "./dates.ts";
export { energyAmount, energyText, kilocalories } from "./energy.ts";
export { photoRefusal } from "./photo_refusal.ts";
export { type PictureAddresses, recipePicture } from "./pictures.ts";
export { portionCount, portionsText } from "./portions.ts";
export { photoAddress, postPicture } from "./post_picture.ts";
export { UNIT_SYSTEM_TEXTS } from "./unit_system.ts";
