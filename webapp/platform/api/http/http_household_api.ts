import type { HouseholdApi, HouseholdReply, InvitationReply, InviteReply, JoinChoice } from "../household_api.ts";
import type { Call, HttpClient } from "./http_client.ts";
import { parserOf } from "./parse_response.ts";

const parse = parserOf(() => import("./household_replies.ts"));

/** The server's households over HTTP. */
export class HttpHouseholdApi implements HouseholdApi {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  find({ signal }: { signal: AbortSignal }): Promise<HouseholdReply> {
    return this.#household({ method: "GET", path: "/api/household", signal });
  }

  rename(name: string | undefined): Promise<HouseholdReply> {
    return this.#household({ method: "PUT", path: "/api/household", body: { name: name ?? null } });
  }

  setPortions(memberId: number, portions: number): Promise<HouseholdReply> {
    const path = `/api/household/members/${memberId}/portions` as const;
    return this.#household({ method: "PUT", path, body: { portions } });
  }

  removeMember(memberId: number): Promise<HouseholdReply> {
    return this.#household({ method: "DELETE", path: `/api/household/members/${memberId}` });
  }

  leave(): Promise<HouseholdReply> {
    return this.#household({ method: "POST", path: "/api/household/leave" });
  }

  async invite(): Promise<InviteReply> {
    const reply = this.#http.send({ method: "POST", path: "/api/household/invitations", access: "signed-in" });
    return parse(reply, (replies) => replies.inviteReply);
  }

  revokeInvitation(id: number): Promise<HouseholdReply> {
    return this.#household({ method: "DELETE", path: `/api/household/invitations/${id}` });
  }

  async previewInvitation(token: string, { signal }: { signal: AbortSignal }): Promise<InvitationReply> {
    // In the body, because addresses are logged.
    const call = { method: "POST", path: "/api/household/invitation", body: { token }, signal } as const;
    const reply = this.#http.send({ ...call, access: "signed-in" });
    return parse(reply, (replies) => replies.invitationReply);
  }

  join(choice: JoinChoice): Promise<HouseholdReply> {
    return this.#household({ method: "POST", path: "/api/household/join", body: choice });
  }

  #household(call: Omit<Call, "access">): Promise<HouseholdReply> {
    return parse(this.#http.send({ ...call, access: "signed-in" }), (replies) => replies.householdReply);
  }
}
