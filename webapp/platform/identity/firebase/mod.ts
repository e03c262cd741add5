export { FirebaseIdentity } from "./firebase_identity.ts";
export { SessionMarker } from "./session_marker.ts";
