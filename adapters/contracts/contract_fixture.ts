import { afterAll, beforeAll, beforeEach, describe } from "vitest";

/** The stores of a contract's tests. */
export interface ContractFixture {
  /** Empties the stores. */
  clear?(): Promise<void>;
  /** Releases the resources. */
  close?(): Promise<void>;
}

/** Defines the tests. The fixture's members can be read from the first hook on. */
type Tests<Fixture> = (fixture: Fixture, open: () => Promise<Fixture>) => void;

/** Runs a port's tests for an adapter. */
type Contract<Fixture> = (adapter: string, open: () => Promise<Fixture>) => void;

/** The contract of a port. Before each test the fixture is cleared, or opened again if it has no `clear`. */
export function contract<Fixture extends ContractFixture>(port: string, tests: Tests<Fixture>): Contract<Fixture> {
  return (adapter, open) =>
    describe(`${port} on ${adapter}`, () => {
      const { fixture, reopen } = openedFixture(open);
      beforeEach(async () => {
        if (fixture.clear) await fixture.clear();
        else await reopen();
      });
      tests(fixture, open);
    });
}

/** As {@linkcode contract}, but a test finds what the ones before it have left. */
export function contractOnOneFixture<Fixture extends ContractFixture>(
  port: string,
  tests: Tests<Fixture>,
): Contract<Fixture> {
  return (adapter, open) =>
    describe(`${port} on ${adapter}`, () => {
      tests(openedFixture(open).fixture, open);
    });
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
