export { PIECE_NAMES, type PieceName, pieces } from "./food/mod.ts";
export { PICTURE_BYTES, platePhoto, platePicture, smallPicture } from "./plate_picture.ts";
export { type PlateSpec, plateSpecSchema, readPlateSpec } from "./plate_spec.ts";
export { PICTURE_HEIGHT, PICTURE_WIDTH, plateSvg } from "./plate_svg.ts";
