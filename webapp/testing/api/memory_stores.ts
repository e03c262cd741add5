import type { TokenCaller } from "../../../adapters/http/route.ts";
import { MemoryVerificationMails } from "../../../adapters/memory/account/verification_mails.ts";
import type { StoredPost } from "../../../adapters/memory/community/post_store.ts";
import { memoryStores as storesOfCore } from "../../../adapters/memory/memory_stores.ts";
import { ingeborg, kwame, maya, priya, tomas, yuki } from "../../../adapters/memory/people_and_recipes.ts";
import { type IdentityId, identifyCaller, type Person, type SignInMethod } from "../../../core/account/mod.ts";
import { householdEvents } from "../../../core/chat/mod.ts";
import type { Recipe } from "../../../core/recipe/mod.ts";
import { DomainError } from "../../../core/shared/mod.ts";
import type { Identity } from "../../platform/identity/mod.ts";
import { storyFoods } from "../story_foods.ts";
import { StoryPhotos } from "../story_photos.ts";
import { storyToday } from "../story_today.ts";
import { memorySessionIds, memorySessions } from "./memory_sessions.ts";
import { memoryTokens } from "./memory_tokens.ts";

/** The server's stores in memory, which the APIs of one story or test share. */
export type MemoryStores = ReturnType<typeof memoryStores>;

/** The verification of e-mail addresses: by default all are verified, and need not be. */
export interface MemoryEmail {
  readonly isVerified?: boolean;
  readonly isRequired?: boolean;
  /** Most mails that the identity service sends. */
  readonly maxMails?: number;
}

interface Stored {
  /** In the shuffled order. */
  readonly recipes: readonly Recipe[];
  readonly posts: readonly StoredPost[];
  readonly fullName: string;
  readonly email: MemoryEmail;
}

export function memoryStores({ recipes, posts, fullName, email }: Stored) {
  const order = recipes.map(({ id }) => id);
  const accounts = [{ ...maya, fullName }, tomas, ingeborg, priya, kwame, yuki];
  const stores = storesOfCore({
    today: storyToday,
    people: accounts,
    recipes,
    foods: storyFoods,
    posts,
    positionOf: (id) => order.indexOf(id),
  });
  const { people, clock, bus } = stores;
  const { isVerified = true, isRequired = false, maxMails } = email;
  if (isVerified) for (const account of accounts) people.verifyEmail(account);
  return {
    ...stores,
    sessions: memorySessions(people),
    events: householdEvents(bus),
    tokens: memoryTokens(),
    ids: memorySessionIds(),
    photoStorage: new StoryPhotos(clock),
    /** Undefined where posts and messages need no verified address. */
    verifiedEmails: isRequired ? people : undefined,
    verificationMails: new MemoryVerificationMails(maxMails === undefined ? {} : { max: maxMails }),
  };
}

/** The stores, and the signed-in person. */
export interface MemoryServer<Stores = MemoryStores> {
  readonly stores: Stores;
  /** Whether the identity service sends mails that verify addresses. */
  readonly sendsMails: boolean;
  readonly signInMethod: SignInMethod;
  isSignedIn(): boolean;
  /**
   * The signed-in person as the identity service knows them, who has just signed in.
   *
   * @throws {DomainError} `not_signed_in`
   */
  identity(): TokenCaller;
  /** @throws {DomainError} `not_signed_in` */
  caller(): Promise<Person>;
}

/** The server in memory that knows callers by their sessions with this identity service. */
export function memoryServer(
  stores: MemoryStores,
  identity: Pick<Identity, "current" | "providerName"> & { readonly method?: SignInMethod },
): MemoryServer {
  return {
    stores,
    sendsMails: identity.providerName === undefined,
    signInMethod: identity.method ?? "password",
    isSignedIn: () => identity.current !== undefined,
    identity: verified,
    caller: async () => identifyCaller(stores, verified()),
  };

  function verified(): TokenCaller {
    const user = identity.current;
    if (!user) throw new DomainError("not_signed_in", "Please sign in");
    const { id, email, fullName: name } = user;
    return { identityId: id as IdentityId, email, name, signedInAt: stores.clock.now(), token: `token-of-${id}` };
  }
}
