export { PAGE_TITLE_SIZES, PageTitle, type PageTitleProps, type PageTitleSize } from "./PageTitle.tsx";
