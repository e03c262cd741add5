// Only types: the code is in signed_in_apis.ts, which is loaded for the first call.
export type { Call, CallerIdentity, HttpClient, Upload } from "./http_client.ts";
export type { clientOf, SignedInApis } from "./signed_in_apis.ts";
