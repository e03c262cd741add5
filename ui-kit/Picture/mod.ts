export {
  type AvifVersions,
  PICTURE_SHAPES,
  Picture,
  type PictureProps,
  type PictureShape,
  type PictureSource,
} from "./Picture.tsx";
