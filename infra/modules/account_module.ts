import { ContainerModule } from "inversify";
import { firebaseSignInMethod } from "../../adapters/firebase/sign_in_method.ts";
import { accountRoutes } from "../../adapters/http/account/account_routes.ts";
import { CallerResolver } from "../../adapters/http/callers/caller_resolver.ts";
import { PostgresPersonStore } from "../../adapters/postgres/account/person_store.ts";
import { PostgresPreferenceStore } from "../../adapters/postgres/account/preference_store.ts";
import { PostgresSettingsStore } from "../../adapters/postgres/account/settings_store.ts";
import { identifyCaller } from "../../core/account/mod.ts";
import { tokens } from "../tokens.ts";

export const accountModule = new ContainerModule(({ bind }) => {
  bind(tokens.personStore).toDynamicValue(({ get }) => new PostgresPersonStore(get(tokens.knex), get(tokens.config)));
  bind(tokens.preferenceStore).toDynamicValue(({ get }) => new PostgresPreferenceStore(get(tokens.knex)));
  bind(tokens.callerResolver).toDynamicValue(({ get }) => {
    const people = get(tokens.personStore);
    return new CallerResolver({
      verifier: get(tokens.identityVerifier),
      checks: get(tokens.accountChecks),
      clock: get(tokens.clock),
      identify: (identity) => identifyCaller({ people }, identity),
    });
  });

  bind(tokens.routes).toDynamicValue(({ get }) => {
    const { requireVerifiedEmail, identity } = get(tokens.config);
    return accountRoutes({
      people: get(tokens.personStore),
      suspensions: get(tokens.moderation),
      verifiedEmails: get(tokens.personStore),
      preferences: get(tokens.preferenceStore),
      settings: new PostgresSettingsStore(get(tokens.knex)),
      calendarFeeds: get(tokens.calendarFeedStore),
      mails: get(tokens.verificationMails),
      callers: get(tokens.callerResolver),
      clock: get(tokens.clock),
      requireVerifiedEmail,
      sendsMails: identity.oidc === undefined,
      signInMethodOf: identity.oidc === undefined ? firebaseSignInMethod : () => "other",
    });
  });
});
