export { EmailVerificationNotice } from "./EmailVerificationNotice.tsx";
