import { clientOf } from "../client.ts";
import { type CallerIdentity, HttpClient } from "./http_client.ts";
import { HttpCommunityApi } from "./http_community_api.ts";
import { HttpSafetyApi } from "./http_safety_api.ts";

export { clientOf, HttpClient };

/** The server's APIs over HTTP, in a chunk of their own: a page whose data came with it calls none at first. */
export function signedInApis(http: HttpClient, identity: CallerIdentity) {
  return {
    community: new HttpCommunityApi(http, identity),
    safety: new HttpSafetyApi(http),
  };
}

export type SignedInApis = ReturnType<typeof signedInApis>;
