import { afterAll, beforeAll, beforeEach } from "vitest";

/** The stores of a contract's tests. */
export interface ContractFixture {
  /** Empties the stores. */
  clear?(): Promise<void>;
  /** Releases the resources. */
  close?(): Promise<void>;
}

/** Opens a fixture for all tests of the surrounding `describe`. Its members can be read from the first hook on. */
export function fixtureForAll<Fixture extends ContractFixture>(open: () => Promise<Fixture>): Fixture {
  return openedFixture(open).fixture;
}

/** As {@linkcode fixtureForAll}, and before each test it is cleared, or opened again if it has no `clear`. */
export function fixtureForEach<Fixture extends ContractFixture>(open: () => Promise<Fixture>): Fixture {
  const { fixture, reopen } = openedFixture(open);
  beforeEach(async () => {
    if (fixture.clear) await fixture.clear();
    else await reopen();
  });
  return fixture;
}

function openedFixture<Fixture extends ContractFixture>(open: () => Promise<Fixture>) {
  let opened: Fixture;
  async function reopen(): Promise<void> {
    opened = await open();
  }
  beforeAll(reopen);
  afterAll(() => opened.close?.());
  // Tests are defined before the fixture is opened.
  const fixture = new Proxy({} as Fixture, { get: (_empty, name) => Reflect.get(opened, name) }); // sound: reads the opened one
  return { fixture, reopen };
}
