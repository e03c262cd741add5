import { ContainerModule } from "inversify";
import type { Knex } from "knex";
import { currentUserRoute } from "../../adapters/http/account/current_user_route.ts";
import {
  emailVerificationRoute,
  sendVerificationMailRoute,
} from "../../adapters/http/account/email_verification_routes.ts";
import { getSettingsRoute } from "../../adapters/http/account/get_settings_route.ts";
import { savePreferencesRoute } from "../../adapters/http/account/save_preferences_route.ts";
import { saveSettingsRoute } from "../../adapters/http/account/save_settings_route.ts";
import { saveUserRoute } from "../../adapters/http/account/save_user_route.ts";
import { userInfoRoute } from "../../adapters/http/account/user_info_route.ts";
import { CallerResolver } from "../../adapters/http/callers/caller_resolver.ts";
import { PostgresPersonStore } from "../../adapters/postgres/account/person_store.ts";
import { PostgresPreferenceStore } from "../../adapters/postgres/account/preference_store.ts";
import { PostgresSettingsStore } from "../../adapters/postgres/account/settings_store.ts";
import {
  getSettings,
  identifyCaller,
  savePreferences,
  saveSettings,
  saveUser,
  sendVerificationMail,
  userInfo,
} from "../../core/account/mod.ts";
import { tokens } from "../tokens.ts";

export const accountModule = new ContainerModule(({ bind }) => {
  bind(tokens.personStore)
    .toResolvedValue(
      (knex, { installationSecret }) => new PostgresPersonStore(knex, { installationSecret }),
      [tokens.knex, tokens.config],
    )
    .inSingletonScope();
  bind(tokens.preferenceStore)
    .toResolvedValue((knex) => new PostgresPreferenceStore(knex), [tokens.knex])
    .inSingletonScope();
  bind(tokens.callerResolver)
    .toResolvedValue(
      (verifier, checks, people, clock) =>
        new CallerResolver({ verifier, checks, clock, identify: (identity) => identifyCaller({ people }, identity) }),
      [tokens.identityVerifier, tokens.accountChecks, tokens.personStore, tokens.clock],
    )
    .inSingletonScope();

  bind(tokens.route).toResolvedValue(
    (people, callerResolver) =>
      saveUserRoute(
        (input) => saveUser({ people }, input),
        (identityId) => callerResolver.forget(identityId),
      ),
    [tokens.personStore, tokens.callerResolver],
  );
  bind(tokens.route).toResolvedValue(currentUserRoute);
  bind(tokens.route).toResolvedValue(
    (people) => userInfoRoute((input) => userInfo({ people }, input)),
    [tokens.personStore],
  );
  bind(tokens.route).toResolvedValue(
    (preferences, clock) => savePreferencesRoute((input) => savePreferences({ preferences, clock }, input)),
    [tokens.preferenceStore, tokens.clock],
  );

  bind(tokens.route).toResolvedValue(
    (people, { requireVerifiedEmail: isRequired, identity }) =>
      emailVerificationRoute({
        verifiedEmail: (userId) => people.verifiedEmail(userId),
        isRequired,
        sendsMails: identity.oidc === undefined,
      }),
    [tokens.personStore, tokens.config],
  );
  bind(tokens.route).toResolvedValue(
    (verifiedEmails, mails) =>
      sendVerificationMailRoute((input) => sendVerificationMail({ verifiedEmails, mails }, input)),
    [tokens.personStore, tokens.verificationMails],
  );

  const settingsOn = (knex: Knex) => ({ settings: new PostgresSettingsStore(knex) });
  bind(tokens.route).toResolvedValue(
    (knex) => getSettingsRoute((input) => getSettings(settingsOn(knex), input)),
    [tokens.knex],
  );
  bind(tokens.route).toResolvedValue(
    (knex, calendarFeeds, clock) =>
      saveSettingsRoute((input) => saveSettings({ ...settingsOn(knex), calendarFeeds, clock }, input)),
    [tokens.knex, tokens.calendarFeedStore, tokens.clock],
  );
});
