import { percentile } from "../bench/figures.ts";
import { startServerProcess } from "../bench/processes.ts";
import { type BenchRequest, readCalls } from "../bench/read_calls.ts";
import { ApiCaller } from "./api_caller.ts";
import type { LoadFigure } from "./figures.ts";
import { makeLargePhoto } from "./large_photo.ts";
import type { LoadPlace } from "./load_place.ts";
import { type Paced, pace } from "./pace.ts";
import { measurePairs } from "./pairs.ts";
import { type LoadPerson, signInBusyPeople, signInNewcomers } from "./people.ts";
import { type PhotoForm, photoForm, postAndDelete } from "./photo_post.ts";

/** How many uploads are under way at once. */
const PARALLEL = [2, 4];
const READS_PER_SECOND = 100;
/** So many pairs of rounds, one alone and one beside uploads; the middle pair counts. */
const ROUNDS = 3;
const WARM_UP_SECONDS = 3;

/** How much longer reads take while large photos come in. */
export async function measureUploads({ stack, databaseUrl, options }: LoadPlace): Promise<LoadFigure[]> {
  const viewers = await signInBusyPeople(stack);
  const uploaders = await signInNewcomers(stack, Math.max(...PARALLEL));
  const photo = await makeLargePhoto();
  const form = await photoForm(photo);
  const requests = readCalls({ viewers, recipes: options.recipes }).flatMap((call) => call.requests);
  const server = await startServerProcess(stack.settingsOf(databaseUrl), stack);
  const api = new ApiCaller(server.url);
  let failed = 0;
  async function reads(seconds: number): Promise<number> {
    const paced = await readAll(api, requests, seconds);
    failed += paced.failed;
    return percentile(Float64Array.from(paced.latencies).sort(), 99);
  }
  try {
    await reads(WARM_UP_SECONDS);
    const figures: LoadFigure[] = [{ name: "size of a photo", value: photo.length / 1e6, unit: "MB" }];
    for (const parallel of PARALLEL) {
      console.log(`${parallel} uploads at a time …`);
      let uploaded = 0;
      const { first, second, ratio } = await measurePairs(
        {
          first: () => reads(options.seconds),
          async second() {
            const uploading = new Uploading(api, { uploaders: uploaders.slice(0, parallel), form });
            const p99 = await reads(options.seconds);
            uploaded += await uploading.end();
            return p99;
          },
        },
        { rounds: ROUNDS },
      );
      const beside = `beside ${parallel} uploads at a time`;
      figures.push(
        { name: `p99 of reads alone, by turns with those ${beside}`, value: first, unit: "ms" },
        { name: `p99 of reads ${beside}`, value: second, unit: "ms" },
        { name: `p99 ${beside}, against alone`, value: ratio, unit: "" },
        { name: "photos taken meanwhile", value: uploaded, unit: "photos" },
      );
    }
    figures.push({ name: "reads that failed", value: failed, unit: "reads" });
    figures.push({ name: "the server's memory afterwards", value: await server.memory(), unit: "MB" });
    return figures;
  } finally {
    api.close();
    await server.stop();
  }
}

/** Everyone uploads one photo after the other, until it is to end. */
class Uploading {
  readonly #workers: Promise<unknown>;
  #ends = false;
  #uploaded = 0;

  constructor(api: ApiCaller, { uploaders, form }: { uploaders: readonly LoadPerson[]; form: PhotoForm }) {
    this.#workers = Promise.all(
      uploaders.map(async (person) => {
        while (!this.#ends) {
          await postAndDelete(api, person, form);
          this.#uploaded += 1;
        }
      }),
    );
    this.#workers.catch(() => {}); // it is told by `end`
  }

  /**
   * Waits for those that are under way.
   *
   * @returns how many photos were taken
   * @throws {Error} where one was refused
   */
  async end(): Promise<number> {
    this.#ends = true;
    await this.#workers;
    return this.#uploaded;
  }
}

/** Goes through all requests again and again. */
async function readAll(api: ApiCaller, requests: readonly BenchRequest[], seconds: number): Promise<Paced> {
  return await pace(
    async (nth) => {
      const request = requests[nth % requests.length];
      if (request) await api.call(request);
    },
    { perSecond: READS_PER_SECOND, seconds },
  );
}
