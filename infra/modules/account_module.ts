import { ContainerModule } from "inversify";
import { accountRoutes } from "../../adapters/http/account/account_routes.ts";
import { CallerResolver } from "../../adapters/http/callers/caller_resolver.ts";
import { PostgresPersonStore } from "../../adapters/postgres/account/person_store.ts";
import { PostgresPreferenceStore } from "../../adapters/postgres/account/preference_store.ts";
import { PostgresSettingsStore } from "../../adapters/postgres/account/settings_store.ts";
import { identifyCaller } from "../../core/account/mod.ts";
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

  bind(tokens.routes).toResolvedValue(
    (knex, people, preferences, calendarFeeds, mails, callers, clock, { requireVerifiedEmail, identity }) =>
      accountRoutes({
        people,
        verifiedEmails: people,
        preferences,
        settings: new PostgresSettingsStore(knex),
        calendarFeeds,
        mails,
        callers,
        clock,
        requireVerifiedEmail,
        sendsMails: identity.oidc === undefined,
      }),
    [
      tokens.knex,
      tokens.personStore,
      tokens.preferenceStore,
      tokens.calendarFeedStore,
      tokens.verificationMails,
      tokens.callerResolver,
      tokens.clock,
      tokens.config,
    ],
  );
});
