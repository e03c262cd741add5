import * as client from "openid-client";
import {
  type CompletedSignIn,
  type IdentityVerifier,
  type RedirectSignIn,
  type SessionProof,
  type SignInProblem,
  SignInRefused,
  type SignInReply,
  type SignInSecrets,
} from "../../core/account/mod.ts";
import { RECENT_SIGN_IN_MS } from "../../core/personal_data/mod.ts";
import { type Clock, DomainError } from "../../core/shared/mod.ts";
import { profileOf } from "./identity_verifier.ts";
import type { OidcProvider } from "./provider.ts";
import { isGrantRefused } from "./provider_errors.ts";

export interface OidcRedirectSignInOptions {
  readonly provider: OidcProvider;
  /** Checks the signatures of the ID tokens. */
  readonly verifier: IdentityVerifier;
  readonly clock: Pick<Clock, "now">;
  /** Our address that the provider sends the browser back to. It is registered there. */
  readonly redirectUri: string;
  /** Our page that the provider sends the browser to after the log-out. It is registered there. */
  readonly logOutUri: string;
}

const SCOPES = "openid email profile";
const MAX_AGE_SECONDS = RECENT_SIGN_IN_MS / 1000;

/** The provider's errors that are no fault, and those of an outage; all others are faults. */
const PROBLEM_OF: Readonly<Record<string, SignInProblem>> = {
  access_denied: "denied",
  server_error: "unavailable",
  temporarily_unavailable: "unavailable",
};

/** {@linkcode RedirectSignIn} by OpenID Connect's authorization code flow, with PKCE, state and nonce. */
export class OidcRedirectSignIn implements RedirectSignIn {
  readonly #options: OidcRedirectSignInOptions;

  constructor(options: OidcRedirectSignInOptions) {
    this.#options = options;
  }

  async begin({ again }: { again: boolean }): Promise<{ address: string; secrets: SignInSecrets }> {
    try {
      const { config, hasOfflineAccess } = await this.#options.provider.discover();
      const secrets = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        codeVerifier: client.randomPKCECodeVerifier(),
      };
      // OpenID Connect grants offline access only with the person's consent.
      const prompts = [...(again ? ["login"] : []), ...(hasOfflineAccess ? ["consent"] : [])];
      const address = client.buildAuthorizationUrl(config, {
        redirect_uri: this.#options.redirectUri,
        scope: hasOfflineAccess ? `${SCOPES} offline_access` : SCOPES,
        state: secrets.state,
        nonce: secrets.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(secrets.codeVerifier),
        code_challenge_method: "S256",
        ...(prompts.length > 0 ? { prompt: prompts.join(" ") } : {}),
        ...(again ? { max_age: String(MAX_AGE_SECONDS) } : {}),
      });
      return { address: address.href, secrets };
    } catch (error) {
      throw new SignInRefused("unavailable", error);
    }
  }

  async finish(
    reply: SignInReply,
    { secrets, again }: { secrets: SignInSecrets; again: boolean },
  ): Promise<CompletedSignIn> {
    // Another sign-in of this browser has begun since.
    if (reply.state !== secrets.state) throw new SignInRefused("expired");
    try {
      return await this.#finish(reply, { secrets, again });
    } catch (error) {
      throw new SignInRefused(problemOf(error), error);
    }
  }

  async logOutAddress({ identityToken }: Pick<SessionProof, "identityToken">): Promise<string | undefined> {
    try {
      const { config } = await this.#options.provider.discover();
      if (config.serverMetadata().end_session_endpoint === undefined) return undefined;
      return client.buildEndSessionUrl(config, {
        id_token_hint: identityToken, // so that the provider need not ask who logs out
        post_logout_redirect_uri: this.#options.logOutUri,
      }).href;
    } catch {
      return undefined; // our own session ends in any case
    }
  }

  async #finish(
    reply: SignInReply,
    { secrets, again }: { secrets: SignInSecrets; again: boolean },
  ): Promise<CompletedSignIn> {
    const { provider, verifier, clock } = this.#options;
    const { config } = await provider.discover();
    const tokens = await client.authorizationCodeGrant(config, this.#addressOf(reply), {
      pkceCodeVerifier: secrets.codeVerifier,
      expectedState: secrets.state,
      expectedNonce: secrets.nonce,
      ...(again ? { maxAge: MAX_AGE_SECONDS } : {}),
    });
    const { id_token: identityToken = "", access_token: accessToken, refresh_token: refreshToken } = tokens;
    const verified = await verifier.verify(identityToken);
    const userInfo = await client.fetchUserInfo(config, accessToken, tokens.claims()?.sub ?? "");
    const profile = profileOf(userInfo);
    return {
      identity: {
        identityId: verified.identityId,
        ...(profile.email === undefined ? { email: verified.email, emailVerified: verified.emailVerified } : profile),
        name: profile.name ?? verified.name,
        // A session of the provider may be older than a deleted account here, which the person now creates again.
        signedInAt: clock.now(),
      },
      proof: {
        identityToken,
        accessToken,
        refreshToken,
        ...(again ? { signedInAgainAt: verified.signedInAt.getTime() } : {}),
      },
    };
  }

  /** The address that the browser came back to. Its origin is the configured one, whatever the request says. */
  #addressOf(reply: SignInReply): URL {
    const address = new URL(this.#options.redirectUri);
    for (const [name, value] of Object.entries(reply)) if (value !== undefined) address.searchParams.set(name, value);
    return address;
  }
}

function problemOf(error: unknown): SignInProblem {
  if (error instanceof client.AuthorizationResponseError) return PROBLEM_OF[error.error] ?? "failed";
  if (error instanceof DomainError) return error.code === "identity_unavailable" ? "unavailable" : "failed";
  // A code is valid once, and for a short time.
  if (isGrantRefused(error)) return "expired";
  if (error instanceof client.WWWAuthenticateChallengeError) return "failed"; // such as a wrong client secret
  if (error instanceof client.ResponseBodyError) return error.status >= 500 ? "unavailable" : "failed";
  const isFault = error instanceof client.ClientError && !UNANSWERED.has(error.code ?? "");
  return isFault ? "failed" : "unavailable";
}

/** openid-client's codes of a provider that does not answer, or not as one. */
const UNANSWERED: ReadonlySet<string> = new Set(["OAUTH_TIMEOUT", "OAUTH_ABORT", "OAUTH_RESPONSE_IS_NOT_CONFORM"]);
