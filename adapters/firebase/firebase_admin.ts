import { randomUUID } from "node:crypto";
import type { Auth, UserRecord } from "firebase-admin/auth";

/** The key of a service account, as the Firebase console writes it, without what is not needed. */
export interface ServiceAccount {
  readonly projectId: string;
  readonly clientEmail: string;
  /** In PEM. */
  readonly privateKey: string;
}

export interface FirebaseAdminOptions {
  readonly projectId: string;
  /**
   * `host:port` of the Firebase Auth emulator, whose tokens are unsigned: never set it in production. Undefined: the
   * real service, whatever the environment says.
   */
  readonly emulatorHost?: string | undefined;
  /** Required to call the real service's accounts; not to verify tokens. */
  readonly serviceAccount?: ServiceAccount | undefined;
}

/** Where firebase-admin gets an access token for a service account. */
export const GOOGLE_ACCESS_TOKEN_URL = "https://oauth2.googleapis.com/token";

const EMULATOR_VARIABLE = "FIREBASE_AUTH_EMULATOR_HOST";
/** firebase-admin itself waits for 25 seconds, and then tries again. */
const TIMEOUT_MS = 5_000;

/** firebase-admin for one project. It is loaded when it is first used, so that a start does not wait for it. */
export class FirebaseAdmin {
  readonly isEmulated: boolean;
  readonly #options: FirebaseAdminOptions;
  #auth: Promise<Auth> | undefined;

  constructor(options: FirebaseAdminOptions) {
    this.#options = options;
    this.isEmulated = options.emulatorHost !== undefined;
  }

  /**
   * Calls firebase-admin.
   *
   * @throws {Error} its own; one of this class after five seconds.
   */
  async call<Result>(work: (auth: Auth) => Promise<Result>): Promise<Result> {
    this.#auth ??= open(this.#options);
    const auth = await this.#auth;
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error("The identity service did not answer in time")), TIMEOUT_MS);
    });
    return await Promise.race([work(auth), tooLate]).finally(() => clearTimeout(timer));
  }
}

/**
 * The emulator sets `validSince` when it creates an account, in whole seconds and after the token's `auth_time`. A
 * sign-up across a second boundary therefore has a `validSince` one second after its `auth_time`.
 */
export const VALID_SINCE_TOLERANCE_SECONDS = 1;

/** Whether the account's sign-ins of this time, in seconds since 1970, are revoked. */
export function isRevoked(authTime: number, { tokensValidAfterTime }: UserRecord): boolean {
  const validSince = tokensValidAfterTime === undefined ? 0 : Date.parse(tokensValidAfterTime) / 1000;
  return authTime + VALID_SINCE_TOLERANCE_SECONDS < validSince;
}

/** The code of an error of firebase-admin. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}

async function open({ projectId, emulatorHost, serviceAccount }: FirebaseAdminOptions): Promise<Auth> {
  const [{ cert, initializeApp }, { getAuth }] = await Promise.all([
    import("firebase-admin/app"),
    import("firebase-admin/auth"),
  ]);
  // Without one of its own, firebase-admin would look for credentials on the machine.
  const credential = serviceAccount ? cert(serviceAccount) : { getAccessToken: withoutServiceAccount };
  const app = initializeApp({ projectId, credential }, randomUUID());
  // firebase-admin reads the emulator's address from this variable only, and only here.
  const before = process.env[EMULATOR_VARIABLE];
  setEmulator(emulatorHost);
  try {
    return getAuth(app);
  } finally {
    setEmulator(before);
  }
}

async function withoutServiceAccount(): Promise<never> {
  throw new Error("No service account is configured");
}

function setEmulator(host: string | undefined): void {
  if (host === undefined) delete process.env[EMULATOR_VARIABLE];
  else process.env[EMULATOR_VARIABLE] = host;
}
