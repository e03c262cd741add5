import type { Preference, Settings } from "../../../core/account/mod.ts";
import type { Identity } from "../../identity/mod.ts";
import type { AccountApi } from "../account_api.ts";
import type { HttpClient } from "./http_client.ts";
import { parseResponse } from "./parse_response.ts";

/** The server's accounts over HTTP. */
export class HttpAccountApi implements AccountApi {
  readonly #http: HttpClient;
  readonly #identity: Pick<Identity, "current">;

  constructor(http: HttpClient, identity: Pick<Identity, "current">) {
    this.#http = http;
    this.#identity = identity;
  }

  async saveUser({ email, fullName }: { email: string; fullName: string }): Promise<void> {
    const body = { email, fullName, firebaseUid: this.#identity.current?.id };
    const reply = this.#http.send({ method: "POST", path: "/save-user", body, access: "signed-in" });
    await parseResponse(reply, (replies) => replies.saveUserReply);
  }

  async userInfo({ signal }: { signal: AbortSignal }): Promise<{ fullName: string }> {
    const query = { firebaseUid: this.#identity.current?.id };
    const reply = this.#http.send({ method: "GET", path: "/api/user-info", query, access: "signed-in", signal });
    return parseResponse(reply, (replies) => replies.userInfoReply);
  }

  async savePreferences(preferences: readonly Preference[]): Promise<void> {
    const body = { preferences, firebaseUid: this.#identity.current?.id };
    const reply = this.#http.send({ method: "POST", path: "/savePreferences", body, access: "signed-in" });
    await parseResponse(reply, (replies) => replies.savePreferencesReply);
  }

  async getSettings({ signal }: { signal: AbortSignal }): Promise<Settings> {
    const reply = this.#http.send({ method: "GET", path: "/api/settings", access: "signed-in", signal });
    return parseResponse(reply, (replies) => replies.getSettingsReply);
  }

  async saveSettings(settings: Settings): Promise<Settings> {
    const reply = this.#http.send({ method: "PUT", path: "/api/settings", body: settings, access: "signed-in" });
    return parseResponse(reply, (replies) => replies.saveSettingsReply);
  }
}
