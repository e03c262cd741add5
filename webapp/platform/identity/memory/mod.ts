export { MemoryIdentity, type MemoryIdentityStart } from "./memory_identity.ts";
