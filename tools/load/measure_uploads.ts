import { HttpCaller } from "../measure/http_caller.ts";
import { startServerProcess } from "../measure/measured_process.ts";
import { type SignedInPerson, signInNewcomers, signInViewers } from "../measure/people.ts";
import { percentile } from "../measure/percentile.ts";
import { readCalls } from "../measure/read_calls.ts";
import type { LoadFigure } from "./figures.ts";
import { itemAt } from "./item_at.ts";
import { makeLargePhoto } from "./large_photo.ts";
import type { LoadEnvironment } from "./load_environment.ts";
import { pace } from "./pace.ts";
import { measurePairs } from "./pairs.ts";
import { type PhotoForm, photoForm, postAndDelete } from "./photo_post.ts";

/** Numbers of simultaneous uploads. */
const PARALLEL = [2, 4];
const READS_PER_SECOND = 100;
/** Pairs of rounds, one alone and one during uploads; the median pair counts. */
const ROUNDS = 3;
const WARM_UP_SECONDS = 3;

/** How much slower reads are during uploads of large photos. */
export async function measureUploads({ stack, databaseUrl, options }: LoadEnvironment): Promise<LoadFigure[]> {
  const viewers = await signInViewers(stack);
  const uploaders = await signInNewcomers(stack, Math.max(...PARALLEL));
  const photo = await makeLargePhoto();
  const form = await photoForm(photo);
  const requests = readCalls({ viewers, recipes: options.recipes }).flatMap((call) => call.requests);
  const server = await startServerProcess(stack.settingsOf(databaseUrl), stack);
  const api = new HttpCaller(server.url);
  let failed = 0;
  async function reads(seconds: number): Promise<number> {
    const paced = await pace((nth) => api.call(itemAt(requests, nth)), { perSecond: READS_PER_SECOND, seconds });
    failed += paced.failed;
    return percentile(paced.latenciesMs, 99);
  }
  try {
    await reads(WARM_UP_SECONDS);
    const figures: LoadFigure[] = [{ name: "size of a photo", value: photo.length / 1e6, unit: "MB" }];
    for (const parallel of PARALLEL) {
      console.log(`${parallel} simultaneous uploads …`);
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
      const during = `during ${parallel} simultaneous uploads`;
      figures.push(
        { name: `p99 of reads alone, alternating with those ${during}`, value: first, unit: "ms" },
        { name: `p99 of reads ${during}`, value: second, unit: "ms" },
        { name: `p99 ${during}, divided by alone`, value: ratio, unit: "" },
        { name: "photos uploaded in that time", value: uploaded, unit: "photos" },
      );
    }
    figures.push({ name: "reads that failed", value: failed, unit: "reads" });
    figures.push({ name: "the server's memory afterwards", value: await server.memoryMegabytes(), unit: "MB" });
    return figures;
  } finally {
    api.close();
    await server.stop();
  }
}

/** Each person uploads one photo after another until `end` is called. */
class Uploading {
  readonly #workers: Promise<unknown>;
  #isEnding = false;
  #uploaded = 0;

  constructor(api: HttpCaller, { uploaders, form }: { uploaders: readonly SignedInPerson[]; form: PhotoForm }) {
    this.#workers = Promise.all(
      uploaders.map(async (person) => {
        while (!this.#isEnding) {
          await postAndDelete(api, person, form);
          this.#uploaded += 1;
        }
      }),
    );
    this.#workers.catch(() => {}); // `end` throws it
  }

  /**
   * Waits for uploads in progress.
   *
   * @returns how many photos were uploaded
   * @throws {Error} if an upload failed
   */
  async end(): Promise<number> {
    this.#isEnding = true;
    await this.#workers;
    return this.#uploaded;
  }
}
