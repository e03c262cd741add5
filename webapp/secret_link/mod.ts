export { SecretLink, type SecretLinkProps } from "./SecretLink.tsx";
