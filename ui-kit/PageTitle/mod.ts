export {
  PAGE_TITLE_SIZES,
  PageTitle,
  type PageTitleProps,
  type PageTitleSize,
  SUBTITLE_KINDS,
  type SubtitleKind,
} from "./PageTitle.tsx";
