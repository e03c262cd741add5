import type { Preference, Settings } from "../../../../core/account/mod.ts";
import type { FoodRules, NamedFood, OwnFoodRules } from "../../../../core/food_rules/mod.ts";
import type {
  AccessTokenView,
  CreateAccessTokenBody,
  CreateAccessTokenReply,
} from "../../../../wire/account/access_tokens.ts";
import type { EmailVerification } from "../../../../wire/account/email_verification.ts";
import type { SessionView } from "../../../../wire/account/session.ts";
import type { CalendarFeedReply, NewCalendarFeedReply } from "../../../../wire/calendar/calendar_feed.ts";
import type { AccountApi } from "../account_api.ts";
import { ApiError } from "../api_error.ts";
import type { CallerIdentity, HttpClient } from "./http_client.ts";
import { parserOf } from "./parse_response.ts";

const parse = parserOf(() => import("./account_replies.ts"));

/** The server's accounts over HTTP. */
export class HttpAccountApi implements AccountApi {
  readonly #http: HttpClient;
  readonly #identity: CallerIdentity;

  constructor(http: HttpClient, identity: CallerIdentity) {
    this.#http = http;
    this.#identity = identity;
  }

  async saveUser({ email, fullName }: { email: string; fullName: string }): Promise<void> {
    const body = { email, fullName, firebaseUid: this.#identity.current?.id };
    const reply = this.#http.send({ method: "POST", path: "/save-user", body, access: "signed-in" });
    await parse(reply, (replies) => replies.saveUserReply);
  }

  async userInfo({ signal }: { signal: AbortSignal }): Promise<{ fullName: string }> {
    const query = { firebaseUid: this.#identity.current?.id };
    const reply = this.#http.send({ method: "GET", path: "/api/user-info", query, access: "signed-in", signal });
    return parse(reply, (replies) => replies.userInfoReply);
  }

  async savePreferences(preferences: readonly Preference[]): Promise<void> {
    const body = { preferences, firebaseUid: this.#identity.current?.id };
    const reply = this.#http.send({ method: "POST", path: "/savePreferences", body, access: "signed-in" });
    await parse(reply, (replies) => replies.savePreferencesReply);
  }

  async getSettings({ signal }: { signal: AbortSignal }): Promise<Settings> {
    const reply = this.#http.send({ method: "GET", path: "/api/settings", access: "signed-in", signal });
    return parse(reply, (replies) => replies.getSettingsReply);
  }

  async saveSettings(settings: Settings): Promise<Settings> {
    const reply = this.#http.send({ method: "PUT", path: "/api/settings", body: settings, access: "signed-in" });
    return parse(reply, (replies) => replies.saveSettingsReply);
  }

  async getCalendarFeed({ signal }: { signal: AbortSignal }): Promise<CalendarFeedReply> {
    const reply = this.#http.send({ method: "GET", path: "/api/calendar-feed", access: "signed-in", signal });
    return parse(reply, (replies) => replies.calendarFeedReply);
  }

  async makeCalendarFeed(): Promise<NewCalendarFeedReply> {
    const reply = this.#http.send({ method: "POST", path: "/api/calendar-feed", access: "signed-in" });
    return parse(reply, (replies) => replies.newCalendarFeedReply);
  }

  async removeCalendarFeed(): Promise<void> {
    const reply = this.#http.send({ method: "DELETE", path: "/api/calendar-feed", access: "signed-in" });
    await parse(reply, (replies) => replies.calendarFeedReply);
  }

  async getFoodRules({ signal }: { signal: AbortSignal }): Promise<OwnFoodRules> {
    const reply = this.#http.send({ method: "GET", path: "/api/food-rules", access: "signed-in", signal });
    return parse(reply, (replies) => replies.foodRulesReply);
  }

  async saveFoodRules(rules: FoodRules): Promise<OwnFoodRules> {
    const reply = this.#http.send({ method: "PUT", path: "/api/food-rules", body: rules, access: "signed-in" });
    return parse(reply, (replies) => replies.foodRulesReply);
  }

  async declineFoodRules(): Promise<void> {
    const reply = this.#http.send({ method: "POST", path: "/api/food-rules/decline", access: "signed-in" });
    await parse(reply, (replies) => replies.declineFoodRulesReply);
  }

  async suggestFoods(text: string, { signal }: { signal: AbortSignal }): Promise<readonly NamedFood[]> {
    const query = { query: text };
    const reply = this.#http.send({ method: "GET", path: "/api/foods", query, access: "signed-in", signal });
    return (await parse(reply, (replies) => replies.suggestFoodsReply)).foods;
  }

  async listSessions({ signal }: { signal: AbortSignal }): Promise<readonly SessionView[]> {
    const reply = this.#http.send({ method: "GET", path: "/api/sessions", access: "signed-in", signal });
    return (await parse(reply, (replies) => replies.listSessionsReply)).sessions;
  }

  async listAccessTokens({ signal }: { signal: AbortSignal }): Promise<readonly AccessTokenView[]> {
    const reply = this.#http.send({ method: "GET", path: "/api/access-tokens", access: "signed-in", signal });
    return (await parse(reply, (replies) => replies.listAccessTokensReply)).accessTokens;
  }

  async createAccessToken(body: Omit<CreateAccessTokenBody, "refreshToken">): Promise<CreateAccessTokenReply> {
    const reply = this.#http.send({ method: "POST", path: "/api/access-tokens", body, access: "signed-in" });
    return parse(reply, (replies) => replies.createAccessTokenReply);
  }

  endAccessToken(id: string): Promise<void> {
    return this.#end(`/api/access-tokens/${id}`);
  }

  endSession(id: string): Promise<void> {
    return this.#end(`/api/sessions/${id}`);
  }

  /** Ends a session or an access token, which may have ended already. */
  async #end(path: `/${string}`): Promise<void> {
    const reply = this.#http.send({ method: "DELETE", path, access: "signed-in" });
    try {
      await parse(reply, (replies) => replies.endedReply);
    } catch (error) {
      const hasEnded = error instanceof ApiError && error.code === "session_not_found";
      if (!hasEnded) throw error;
    }
  }

  async endOtherSessions(): Promise<void> {
    const reply = this.#http.send({ method: "DELETE", path: "/api/sessions", access: "signed-in" });
    await parse(reply, (replies) => replies.endedReply);
  }

  async emailVerification({ signal }: { signal: AbortSignal }): Promise<EmailVerification> {
    const reply = this.#http.send({ method: "GET", path: "/api/email-verification", access: "signed-in", signal });
    return parse(reply, (replies) => replies.emailVerification);
  }

  async sendVerificationMail(): Promise<void> {
    const reply = this.#http.send({ method: "POST", path: "/api/email-verification", access: "signed-in" });
    await parse(reply, (replies) => replies.sendVerificationMailReply);
  }

  async downloadData(): Promise<Blob> {
    return (await personalDataCalls()).fetchData(this.#identity);
  }

  async deleteAccount(identityToken: string | undefined): Promise<void> {
    return (await personalDataCalls()).deleteAccount(this.#identity, identityToken);
  }
}

function personalDataCalls() {
  return import("./personal_data_calls.ts");
}
