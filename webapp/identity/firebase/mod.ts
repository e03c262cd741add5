export { FirebaseIdentity } from "./firebase_identity.ts";
