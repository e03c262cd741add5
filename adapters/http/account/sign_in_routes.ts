import { z } from "zod";
import type { IdentityId, Person, RedirectSignIn, SessionTokens, VerifiedIdentity } from "../../../core/account/mod.ts";
import { SignInRefused } from "../../../core/account/mod.ts";
import type { Clock } from "../../../core/shared/mod.ts";
import { beginSignIn, finishSignIn } from "../../../wire/account/sign_in.ts";
import { SIGNED_IN_FRAGMENT } from "../../../wire/account/sign_in_addresses.ts";
import { SIGN_IN_MAX_AGE_SECONDS } from "../../shared/session_cookie.ts";
import { type RequestSession, type Route, route } from "../route.ts";
import { ownPage } from "./own_page.ts";
import type { SessionStarter } from "./session_starter.ts";

export interface SignInRoutesPorts extends SessionStarter {
  readonly signIn: RedirectSignIn;
  readonly sessionTokens: Pick<SessionTokens, "seal" | "open">;
  /** Seals begun sign-ins. The same on all servers, since a sign-in may end on another one. */
  readonly secret: string;
  readonly clock: Pick<Clock, "now">;
  /** Whether the identity has an account here. */
  readonly isKnown: (identityId: IdentityId) => Promise<boolean>;
  /** Finds the identity's person, or creates their account. */
  readonly identify: (identity: VerifiedIdentity) => Promise<Person>;
  /** The person of a session's cookie, if there is one. */
  readonly identityOf: (cookie: string) => Promise<IdentityId | undefined>;
  /** Receives why a sign-in did not succeed. */
  readonly onProblem: (error: SignInRefused) => void;
}

const HOME = "/home";
const ONBOARDING = "/onboarding";

/** A sign-in between the two routes, in a cookie that only this browser has and only our servers can read. */
const begunSignIn = z.object({
  secrets: z.object({ state: z.string(), nonce: z.string(), codeVerifier: z.string() }),
  returnTo: z.string(),
  again: z.boolean(),
  /** In milliseconds since 1970. */
  expiresAt: z.number(),
});

type BegunSignIn = z.infer<typeof begunSignIn>;

/**
 * Sign-in at a provider: the first route sends the browser there, the second starts the session when it comes back. Every
 * problem leads to the page where the sign-in began, which has the text for it.
 */
export function signInRoutes(ports: SignInRoutesPorts): Route[] {
  const { signIn, sessionTokens, secret, clock } = ports;

  function open(sealed: string | undefined): BegunSignIn | undefined {
    if (sealed === undefined) return undefined;
    try {
      const begun = begunSignIn.parse(JSON.parse(sessionTokens.open(sealed, secret)));
      return begun.expiresAt > clock.now().getTime() ? begun : undefined;
    } catch {
      return undefined; // changed, or sealed with an earlier secret
    }
  }

  function locationAfter(error: unknown, { returnTo, again }: Pick<BegunSignIn, "returnTo" | "again">): string {
    const refused = error instanceof SignInRefused ? error : new SignInRefused("unavailable", error);
    ports.onProblem(refused);
    const problem = `problem=${refused.problem}`;
    if (again) return `${returnTo}${returnTo.includes("?") ? "&" : "?"}${problem}`;
    return `/login?${problem}${returnTo === HOME ? "" : `&next=${encodeURIComponent(returnTo)}`}`;
  }

  async function enter(
    { again, returnTo }: BegunSignIn,
    { completed: { identity, proof }, session }: { completed: Completed; session: RequestSession },
  ): Promise<string> {
    const { cookie, device, setCookie } = session;
    const isOther = again && (cookie === undefined || (await ports.identityOf(cookie)) !== identity.identityId);
    if (isOther) throw new SignInRefused("other-account");
    const isKnown = await ports.isKnown(identity.identityId);
    const person = await ports.identify(identity);
    if (cookie !== undefined) await ports.endReplaced(cookie);
    const { token } = await ports.startSession({ userId: person.id, proof, device });
    setCookie(token);
    return (isKnown ? returnTo : ONBOARDING) + SIGNED_IN_FRAGMENT;
  }

  return [
    route(beginSignIn, async ({ query, session }) => {
      const again = query.again !== undefined;
      const returnTo = ownPage(query.returnTo) ?? HOME;
      try {
        const { address, secrets } = await signIn.begin({ again });
        const expiresAt = clock.now().getTime() + SIGN_IN_MAX_AGE_SECONDS * 1000;
        const begun: BegunSignIn = { secrets, returnTo, again, expiresAt };
        session.setSignIn(sessionTokens.seal(JSON.stringify(begun), secret));
        return { location: address };
      } catch (error) {
        return { location: locationAfter(error, { returnTo, again }) };
      }
    }),
    route(finishSignIn, async ({ query, session }) => {
      const begun = open(session.signIn);
      session.setSignIn(undefined); // it is valid once
      try {
        if (!begun) throw new SignInRefused("expired");
        const completed = await signIn.finish(query, begun);
        return { location: await enter(begun, { completed, session }) };
      } catch (error) {
        return { location: locationAfter(error, begun ?? { returnTo: HOME, again: false }) };
      }
    }),
  ];
}

type Completed = Awaited<ReturnType<RedirectSignIn["finish"]>>;
