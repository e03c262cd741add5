// What a visitor without a session needs. The other APIs are in signed_in_apis.ts, which is loaded with the signed-in pages.
export { HttpAccountApi } from "./http_account_api.ts";
export { type Call, type CallerIdentity, HttpClient, type Upload } from "./http_client.ts";
export type { SignedInApis } from "./signed_in_apis.ts";
