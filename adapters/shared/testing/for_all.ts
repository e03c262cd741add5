import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";

type Hooks = Readonly<Record<"before" | "after", (work: () => Promise<void>) => void>>;

/** Opens something for all tests of the surrounding scope. Its members can be read from the first hook on. */
export function forAll<Opened extends object>(
  open: () => Promise<Opened>,
  close: (opened: Opened) => Promise<void>,
): Opened {
  return within({ before: beforeAll, after: afterAll }, { open, close });
}

/** As {@linkcode forAll}, anew for each test. */
export function forEachTest<Opened extends object>(
  open: () => Promise<Opened>,
  close: (opened: Opened) => Promise<void>,
): Opened {
  return within({ before: beforeEach, after: afterEach }, { open, close });
}

function within<Opened extends object>(
  { before, after }: Hooks,
  { open, close }: { open: () => Promise<Opened>; close: (opened: Opened) => Promise<void> },
): Opened {
  let opened: Opened;
  before(async () => {
    opened = await open();
  });
  after(() => close(opened));
  // Tests are defined before it is opened.
  return new Proxy({} as Opened, { get: (_empty, name) => Reflect.get(opened, name) }); // sound: reads the opened one
}
