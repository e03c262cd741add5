export { SecretText } from "./SecretText.tsx";
