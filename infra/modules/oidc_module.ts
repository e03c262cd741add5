import { ContainerModule } from "inversify";
import { sessionStarter } from "../../adapters/http/account/session_starter.ts";
import { signInRoutes } from "../../adapters/http/account/sign_in_routes.ts";
import { describeFault } from "../../adapters/http/request_log.ts";
import { OidcIdentityAccounts } from "../../adapters/oidc/identity_accounts.ts";
import { OidcIdentityRemoval } from "../../adapters/oidc/identity_removal.ts";
import { OidcIdentityVerifier } from "../../adapters/oidc/identity_verifier.ts";
import { OidcProvider } from "../../adapters/oidc/provider.ts";
import { OidcRedirectSignIn } from "../../adapters/oidc/redirect_sign_in.ts";
import { OidcVerificationMails } from "../../adapters/oidc/verification_mails.ts";
import { identifyCaller } from "../../core/account/mod.ts";
import { LOG_OUT_PATH, SIGN_IN_CALLBACK_PATH } from "../../wire/account/sign_in_addresses.ts";
import type { OidcConfig } from "../config.ts";
import { tokens } from "../tokens.ts";

/**
 * Sign-in at an OpenID Connect provider.
 *
 * @param publicUrl origin of the product in browsers.
 */
export function oidcModule(oidc: OidcConfig, publicUrl: string): ContainerModule {
  const provider = new OidcProvider(oidc);
  const redirectUri = new URL(SIGN_IN_CALLBACK_PATH, publicUrl).href;
  const logOutUri = new URL(LOG_OUT_PATH, publicUrl).href;
  return new ContainerModule(({ bind }) => {
    bind(tokens.identityVerifier).toDynamicValue(
      ({ get }) => new OidcIdentityVerifier({ provider, clock: get(tokens.clock) }),
    );
    bind(tokens.identityAccounts).toDynamicValue(
      ({ get }) => new OidcIdentityAccounts({ provider, clock: get(tokens.clock) }),
    );
    bind(tokens.verificationMails).toConstantValue(new OidcVerificationMails());
    bind(tokens.identityRemoval).toConstantValue(new OidcIdentityRemoval());
    bind(tokens.redirectSignIn).toDynamicValue(({ get }) => {
      const [verifier, clock, logger] = [get(tokens.identityVerifier), get(tokens.clock), get(tokens.logger)];
      // The server starts without the provider, but a wrong setting is seen at once.
      provider.discover().catch((error: unknown) => {
        logger.error({ fault: describeFault(error) }, `the identity provider ${oidc.issuer} can't be used yet`);
      });
      return new OidcRedirectSignIn({ provider, verifier, clock, redirectUri, logOutUri });
    });
    bind(tokens.providerLogOut).toDynamicValue(({ get }) => {
      const signIn = get(tokens.redirectSignIn);
      return (proof) => signIn.logOutAddress(proof);
    });
    bind(tokens.routes).toDynamicValue(({ get }) => {
      const people = get(tokens.personStore);
      const [resolver, logger] = [get(tokens.sessionResolver), get(tokens.logger)];
      const [sessionTokens, clock] = [get(tokens.sessionTokens), get(tokens.clock)];
      const ports = { sessions: get(tokens.sessionStore), sessionTokens, clock, ids: get(tokens.idSource) };
      return signInRoutes({
        ...sessionStarter(ports, resolver),
        signIn: get(tokens.redirectSignIn),
        sessionTokens,
        secret: oidc.clientSecret,
        clock,
        isKnown: async (identityId) => (await people.findByIdentity(identityId)) !== undefined,
        identify: (identity) => identifyCaller({ people }, identity),
        identityOf: (cookie) => resolver.identityOf(cookie),
        onProblem: ({ problem, cause }) =>
          logger.warn({ problem, fault: cause && describeFault(cause) }, "a sign-in did not succeed"),
      });
    });
  });
}
