export { SignUpPage } from "./SignUpPage.tsx";
export { TABLE_PLATES } from "./table_plates.ts";
