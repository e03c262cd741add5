import { copyFile, mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type BuiltImage, ensureBuiltImage, filesOf, tagOf } from "./built_image.ts";
import { buildImage, docker, run } from "./docker.ts";

/** Its PostgreSQL is 15, the oldest version that the product supports. */
const SUITE = "bookworm";
const POSTGRES_CONTEXT = join(import.meta.dirname, "postgres");
const NODE_CONTEXT = join(import.meta.dirname, "node");
const NPM = "11.19.1";
const CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt";

/** A minimal Debian, built by debootstrap from the machine's package sources. */
export const debianImage: BuiltImage = {
  name: "debian",
  recipe: [SUITE, "minbase", "2"],
  async build(tag, temporary) {
    if (process.getuid?.() !== 0) throw new Error("Cannot build a Debian image: debootstrap has to run as root");
    const sources = await debianSources();
    const root = join(temporary, "root");
    await mkdir(root);
    const mirror = sources.find(({ release }) => release === SUITE)?.address;
    await run("debootstrap", ["--variant=minbase", SUITE, root, ...(mirror ? [mirror] : [])]);
    if (mirror) {
      const lines = sources.map(({ address, release }) => `deb ${address} ${release} main\n`);
      await writeFile(join(root, "etc", "apt", "sources.list"), lines.join(""));
    }
    const archive = join(temporary, "root.tar");
    await run("tar", ["--numeric-owner", "--exclude=./var/cache/apt/archives/*.deb", "-C", root, "-cf", archive, "."]);
    await docker("import", "--change", 'CMD ["bash"]', archive, tag);
  },
};

/** Debian's PostgreSQL with the official image's environment variables. */
export async function postgresImage({ onProgress }: { onProgress: (step: string) => void }): Promise<BuiltImage> {
  return {
    name: "postgres",
    recipe: [tagOf(debianImage), ...(await filesOf(POSTGRES_CONTEXT))],
    async build(tag) {
      const base = await ensureBuiltImage(debianImage, { onProgress });
      await buildImage(POSTGRES_CONTEXT, { tag, flags: [`--build-arg=BASE=${base}`] });
    },
  };
}

/** Replaces the official Node image if that cannot be pulled. */
export async function nodeImage({ onProgress }: { onProgress: (step: string) => void }): Promise<BuiltImage> {
  return {
    name: "node",
    recipe: [tagOf(debianImage), process.version, NPM, ...(await filesOf(NODE_CONTEXT))],
    async build(tag, temporary) {
      const base = await ensureBuiltImage(debianImage, { onProgress });
      await run("npm", ["pack", `npm@${NPM}`, "--silent", "--pack-destination", temporary]);
      await rename(join(temporary, `npm-${NPM}.tgz`), join(temporary, "npm.tgz"));
      // The project's Node is the official binary, which only needs a libc and libstdc++.
      await copyFile(process.execPath, join(temporary, "node"));
      await copyFile(CERTIFICATES, join(temporary, "ca-certificates.crt"));
      await copyFile(join(NODE_CONTEXT, "Dockerfile"), join(temporary, "Dockerfile"));
      await buildImage(temporary, { tag, flags: [`--build-arg=BASE=${base}`] });
    },
  };
}

/** This machine's package sources for that release, including security updates. */
async function debianSources(): Promise<{ address: string; release: string }[]> {
  const format = "$(ORIGIN) $(REPO_URI) $(RELEASE) $(COMPONENT)";
  const output = await run("apt-get", ["indextargets", "--format", format, "Created-By: Packages"]).catch(() => "");
  return output
    .split("\n")
    .map((line) => line.split(" "))
    .filter(([origin, , release, component]) => {
      return origin === "Debian" && component === "main" && release?.startsWith(SUITE);
    })
    .map(([, address = "", release = ""]) => ({ address, release }));
}
