import type { Preference, Settings } from "../../../core/account/mod.ts";
import type { FoodRules, NamedFood, OwnFoodRules } from "../../../core/food_rules/mod.ts";
import type {
  AccessTokenView,
  CreateAccessTokenBody,
  CreateAccessTokenReply,
} from "../../../wire/account/access_tokens.ts";
import type { EmailVerification } from "../../../wire/account/email_verification.ts";
import type { SessionView } from "../../../wire/account/session.ts";
import type { CalendarFeedReply, NewCalendarFeedReply } from "../../../wire/calendar/calendar_feed.ts";

/** What the screens need of the server's accounts. Over HTTP in the product, from memory in stories and tests. */
export interface AccountApi {
  /** Creates the signed-in person's account on the server, or updates its name. Safe to repeat. */
  saveUser(person: { email: string; fullName: string }): Promise<void>;

  /** The signed-in person's name on the server. */
  userInfo(options: { signal: AbortSignal }): Promise<{ fullName: string }>;

  /** Replaces the person's preferences. At least two. */
  savePreferences(preferences: readonly Preference[]): Promise<void>;

  /** The signed-in person's settings. */
  getSettings(options: { signal: AbortSignal }): Promise<Settings>;

  /** Replaces the signed-in person's settings and returns them as saved. */
  saveSettings(settings: Settings): Promise<Settings>;

  /** Whether the signed-in person's plan has an address as a calendar. */
  getCalendarFeed(options: { signal: AbortSignal }): Promise<CalendarFeedReply>;

  /** Makes a new address of the signed-in person's plan as a calendar, in place of an earlier one. */
  makeCalendarFeed(): Promise<NewCalendarFeedReply>;

  /** Ends the address of the signed-in person's plan as a calendar. */
  removeCalendarFeed(): Promise<void>;

  /** What the signed-in person does not eat. */
  getFoodRules(options: { signal: AbortSignal }): Promise<OwnFoodRules>;

  /** Replaces what the signed-in person does not eat, and returns it as saved. */
  saveFoodRules(rules: FoodRules): Promise<OwnFoodRules>;

  /** Remembers that the signed-in person does not want to say what they eat now. Keeps rules that are saved. */
  declineFoodRules(): Promise<void>;

  /** Foods that a text may mean while it is being typed; at most eight, the best first. */
  suggestFoods(text: string, options: { signal: AbortSignal }): Promise<readonly NamedFood[]>;

  /** Where the person is signed in, the most recently seen first. */
  listSessions(options: { signal: AbortSignal }): Promise<readonly SessionView[]>;

  /** Ends one of the person's sessions. Not an error if it has ended already. */
  endSession(id: string): Promise<void>;

  /** Ends all of the person's sessions but this browser's. */
  endOtherSessions(): Promise<void>;

  /** The signed-in person's access tokens, the newest first. */
  listAccessTokens(options: { signal: AbortSignal }): Promise<readonly AccessTokenView[]>;

  /**
   * Makes an access token of the signed-in person.
   *
   * @throws {ApiError} `too_many_access_tokens`, `access_tokens_unavailable`
   */
  createAccessToken(token: Omit<CreateAccessTokenBody, "refreshToken">): Promise<CreateAccessTokenReply>;

  /** Ends one of the signed-in person's access tokens. Not an error if it has ended already. */
  endAccessToken(id: string): Promise<void>;

  /** Whether the signed-in person's e-mail address is verified, as the identity service knows it now. */
  emailVerification(options: { signal: AbortSignal }): Promise<EmailVerification>;

  /**
   * Sends the signed-in person the mail with which they verify their e-mail address. Does nothing if there is nothing to verify.
   *
   * @throws {ApiError} `too_many_mails` or `rate_limited` if there were too many
   */
  sendVerificationMail(): Promise<void>;

  /** Everything that is stored about the signed-in person, as a zip. */
  downloadData(): Promise<Blob>;

  /**
   * Deletes the account of the person with this fresh identity token; without one, that of a person who has just signed in
   * again at the provider.
   */
  deleteAccount(identityToken: string | undefined): Promise<void>;
}
