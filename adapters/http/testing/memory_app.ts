import { identifyCaller, type Person } from "../../../core/account/mod.ts";
import { calendarDate } from "../../../core/shared/mod.ts";
import { FixedClock } from "../../memory/fixed_clock.ts";
import { MemoryIdentityVerifier } from "../../memory/identity_verifier.ts";
import { MemoryPersonStore } from "../../memory/person_store.ts";
import { type AppOptions, createApp } from "../app.ts";
import { CallerResolver } from "../caller_resolver.ts";
import { ApiClient } from "./api_client.ts";
import { quietOptions } from "./app_options.ts";
import { serveApp } from "./serve_app.ts";

/** A server without a database, for tests of what all routes have in common. */
export interface MemoryApp {
  readonly url: string;
  readonly clock: FixedClock;
  readonly verifier: MemoryIdentityVerifier;
  as(person: Person): ApiClient;
  readonly stranger: ApiClient;
  close(): Promise<void>;
}

/** Starts the HTTP server over memory stores. */
export async function startMemoryApp(options: Partial<AppOptions> = {}): Promise<MemoryApp> {
  const clock = new FixedClock(calendarDate("2026-11-19"));
  const verifier = new MemoryIdentityVerifier(clock);
  const people = new MemoryPersonStore(clock);
  const callerResolver = new CallerResolver({
    verifier,
    clock,
    identify: (identity) => identifyCaller({ people }, identity),
  });
  const { url, close } = await serveApp(
    createApp({ ...quietOptions(), routes: [], callerResolver, clock, ...options }),
  );
  return {
    url,
    clock,
    verifier,
    as: (person) => new ApiClient(url, { token: verifier.issue({ ...person, name: person.fullName }) }),
    stranger: new ApiClient(url),
    close,
  };
}
