import { accessTokenViewOf } from "../../../adapters/http/account/access_token_view.ts";
import { emailVerificationView } from "../../../adapters/http/account/email_verification_view.ts";
import { MemoryIngredientSource } from "../../../adapters/memory/ingredient_search/ingredient_source.ts";
import { MemoryPersonData } from "../../../adapters/memory/personal_data/person_data.ts";
import {
  createAccessToken,
  endOtherSessions,
  endSession,
  getSettings,
  listAccessTokens,
  listSessions,
  type SessionId,
  savePreferences,
  saveSettings,
  saveUser,
  sendVerificationMail,
  userInfo,
} from "../../../core/account/mod.ts";
import { getCalendarFeed, makeCalendarFeed, removeCalendarFeed } from "../../../core/calendar/mod.ts";
import { declineFoodRules, getFoodRules, saveFoodRules, suggestFoods } from "../../../core/food_rules/mod.ts";
import type { AccountApi } from "../../platform/api/mod.ts";
import { CURRENT_SESSION } from "./memory_sessions.ts";
import type { MemoryServer } from "./memory_stores.ts";

/** {@linkcode AccountApi} in memory. */
export function memoryAccountApi({ stores, caller }: MemoryServer): AccountApi {
  const userId = async () => (await caller()).id;
  const { foodRules, recipes, foods } = stores;
  const ingredients = new MemoryIngredientSource(recipes, foods);
  return {
    async saveUser({ fullName }) {
      await saveUser(stores, { identity: { ...(await caller()), name: undefined }, fullName });
    },
    userInfo: async () => userInfo(stores, { userId: await userId() }),
    async savePreferences(preferences) {
      await savePreferences(stores, { userId: await userId(), preferences });
    },
    async listSessions() {
      const sessions = await listSessions(stores, { userId: await userId() });
      return sessions.map(({ id, device, createdAt, lastSeenAt }) => ({
        id,
        device,
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        isCurrent: id === CURRENT_SESSION,
      }));
    },
    async endSession(id) {
      await endSession(stores, { userId: await userId(), id: id as SessionId }); // sound: an unknown id is no session's
    },
    async endOtherSessions() {
      await endOtherSessions(stores, { userId: await userId(), keep: CURRENT_SESSION });
    },
    async listAccessTokens() {
      return (await listAccessTokens(stores, { userId: await userId() })).map(accessTokenViewOf);
    },
    async createAccessToken(wanted) {
      const ports = {
        ...stores,
        sessionTokens: { ...stores.tokens, seal: (text: string) => text },
        ids: stores.tokenIds,
      };
      const proof = { identityToken: "token", refreshToken: "refresh token" };
      const { secret, ...token } = await createAccessToken(ports, { ...wanted, proof, userId: await userId() });
      return { ...accessTokenViewOf(token), secret };
    },
    async endAccessToken(id) {
      await endSession(stores, { userId: await userId(), id: id as SessionId }); // sound: an unknown id is no token's
    },
    async emailVerification() {
      const { id, email } = await caller();
      const verifiedEmail = await stores.people.verifiedEmail(id);
      return emailVerificationView({ email, verifiedEmail, isRequired: stores.verifiedEmails !== undefined });
    },
    async sendVerificationMail() {
      const { id, email, identityId } = await caller();
      const ports = { verifiedEmails: stores.people, mails: stores.verificationMails };
      await sendVerificationMail(ports, { userId: id, email, identityToken: `token-of-${identityId}` });
    },
    async getCalendarFeed() {
      const feed = await getCalendarFeed(stores, { userId: await userId() });
      return { feed: feed ? { createdAt: feed.createdAt.toISOString() } : null };
    },
    async makeCalendarFeed() {
      const { token, createdAt } = await makeCalendarFeed(stores, { userId: await userId() });
      return { path: `/calendar/${token}.ics`, createdAt: createdAt.toISOString() };
    },
    removeCalendarFeed: async () => removeCalendarFeed(stores, { userId: await userId() }),
    getFoodRules: async () => getFoodRules({ foodRules, ingredients }, { userId: await userId() }),
    saveFoodRules: async (rules) => saveFoodRules({ foodRules, ingredients }, { userId: await userId(), ...rules }),
    declineFoodRules: async () => declineFoodRules({ foodRules }, { userId: await userId() }),
    suggestFoods: async (text) => suggestFoods({ ingredients }, { text }),
    getSettings: async () => getSettings(stores, { userId: await userId() }),
    downloadData: async () => new Blob([`The data of ${(await caller()).fullName}`], { type: "application/zip" }),
    async deleteAccount() {
      const { identityId } = await caller();
      await new MemoryPersonData(stores).remove(identityId, { at: stores.clock.now() });
    },
    saveSettings: async (settings) => saveSettings(stores, { userId: await userId(), ...settings }),
  };
}
