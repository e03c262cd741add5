import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BuiltImage } from "./built_image.ts";
import { docker, run } from "./docker.ts";
import { PINS } from "./pins.ts";

const SUITE = PINS.postgres.debian;

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
