// The code of every client, in a chunk of its own: a page whose data came with it makes no call at first.
export { clientOf } from "../client.ts";
export { HttpClient } from "./http_client.ts";
