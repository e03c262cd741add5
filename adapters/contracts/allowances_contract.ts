import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Allowance, Allowances } from "../shared/allowances.ts";

/** What the contract needs of an adapter: two instances' ends; the same end twice where there is one only. */
export interface AllowancesFixture {
  readonly here: Allowances;
  readonly there: Allowances;
  /** Lets time pass, in milliseconds. */
  pass(milliseconds: number): Promise<void>;
  close(): Promise<void>;
}

const HOUR = 3_600_000;
const calls: Allowance = { name: "calls", atOnce: 40, comesBack: { afterMilliseconds: HOUR } };
/** So slow that none comes back while a test runs. */
const messages: Allowance = { name: "messages", atOnce: 40, comesBack: { perSecond: 0.01 } };

/** The promises of {@linkcode Allowances}, to be run on every adapter. */
export function allowancesContract(adapter: string, open: () => Promise<AllowancesFixture>): void {
  describe(`Allowances on ${adapter}`, () => {
    let fixture: AllowancesFixture;
    let holders = 0;
    const somebody = () => `holder ${(holders += 1)}`;

    beforeAll(async () => {
      fixture = await open();
    });
    afterAll(() => fixture.close());

    /** How many are given until both ends refuse, asked in turns. */
    async function givenInTurns(allowance: Allowance, holder: string): Promise<number> {
      let given = 0;
      for (;;) {
        const waits = [await fixture.here.take(allowance, holder), await fixture.there.take(allowance, holder)];
        const taken = waits.filter((wait) => wait === 0).length;
        given += taken;
        if (taken === 0) return given;
      }
    }

    describe.each([calls, messages])("of $name", (allowance) => {
      it("gives all of it and no more, whichever end is asked", async () => {
        expect(await givenInTurns(allowance, somebody())).toBe(40);
      });

      it("gives no more where many ask at once, and hardly less", async () => {
        const holder = somebody();
        const waits = await Promise.all(
          Array.from({ length: 100 }, (_, n) => (n % 2 === 0 ? fixture.here : fixture.there).take(allowance, holder)),
        );

        const given = waits.filter((wait) => wait === 0).length;
        expect(given).toBeLessThanOrEqual(40);
        expect(given).toBeGreaterThanOrEqual(38);
      });

      it("refuses early by no more than a twentieth where another end holds some", async () => {
        const holder = somebody();
        await fixture.there.take(allowance, holder);
        let given = 1;
        while ((await fixture.here.take(allowance, holder)) === 0) given += 1;

        expect(given).toBeLessThanOrEqual(40);
        expect(given).toBeGreaterThanOrEqual(39);
      });

      it("keeps holders apart", async () => {
        await givenInTurns(allowance, somebody());
        expect(await givenInTurns(allowance, somebody())).toBe(40);
      });
    });

    it("keeps what one may do apart", async () => {
      const holder = somebody();
      await givenInTurns(calls, holder);
      expect(await givenInTurns(messages, holder)).toBe(40);
    });

    it("says when all of it comes back, and then gives it again", async () => {
      const holder = somebody();
      await givenInTurns(calls, holder);
      const wait = await fixture.here.take(calls, holder);
      expect(wait).toBeGreaterThan(HOUR - 60_000);
      expect(wait).toBeLessThanOrEqual(HOUR);

      await fixture.pass(HOUR);
      expect(await givenInTurns(calls, holder)).toBe(40);
    });

    it("says when the next one comes back, and then gives that one", async () => {
      const holder = somebody();
      await givenInTurns(messages, holder);
      const wait = await fixture.here.take(messages, holder);
      expect(wait).toBeGreaterThan(40_000);
      expect(wait).toBeLessThanOrEqual(100_000);

      await fixture.pass(wait);
      expect(await givenInTurns(messages, holder)).toBe(1);
      await fixture.pass(200_000);
      expect(await givenInTurns(messages, holder)).toBe(2);
    });

    it("never saves up more than there is at once", async () => {
      const holder = somebody();
      await givenInTurns(messages, holder);
      await fixture.pass(10 * HOUR);

      expect(await givenInTurns(messages, holder)).toBe(40);
    });
  });
}
