export { SignUpPage } from "./SignUpPage.tsx";
