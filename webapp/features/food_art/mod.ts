export { foodPicture } from "./food_picture.ts";
