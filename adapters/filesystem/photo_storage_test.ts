import { access, mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type PhotoKey, photoKey } from "../../core/community/mod.ts";
import { photoStorageContract } from "../contracts/community/photo_storage_contract.ts";
import { FilesystemPhotoStorage } from "./photo_storage.ts";

photoStorageContract("a folder", async () => {
  const parent = await mkdtemp(join(tmpdir(), "weekplate-photos-"));
  let folders = 0;
  let storage = await FilesystemPhotoStorage.open(join(parent, "0"));
  return {
    get storage() {
      return storage;
    },
    now: () => new Date(),
    async clear() {
      folders += 1;
      storage = await FilesystemPhotoStorage.open(join(parent, String(folders)));
    },
    close: () => rm(parent, { recursive: true }),
  };
});

describe("a folder of photos", () => {
  const key = photoKey("5b1c7a52");
  const variants = [{ width: 400 as const, bytes: Buffer.from("picture") }];
  let parent: string;
  let root: string;
  let storage: FilesystemPhotoStorage;

  beforeEach(async () => {
    parent = await mkdtemp(join(tmpdir(), "weekplate-photos-"));
    root = join(parent, "photos");
    storage = await FilesystemPhotoStorage.open(root);
  });
  afterEach(() => rm(parent, { recursive: true }));

  it("keeps its photos when it is opened again", async () => {
    await storage.put(key, variants);
    const again = await FilesystemPhotoStorage.open(root);

    expect(await again.list({ after: undefined, limit: 10 })).toMatchObject([{ key }]);
  });

  it("leaves no temporary files after put and remove", async () => {
    await storage.put(key, variants);
    await storage.remove(key);

    expect(await readdir(join(root, ".incoming"))).toEqual([]);
  });

  it("deletes temporary files of a crash, not those being written", async () => {
    for (const name of ["crashed", "being-written"]) await mkdir(join(root, ".incoming", name));
    const longAgo = new Date(Date.now() - 2 * 3_600_000);
    await utimes(join(root, ".incoming", "crashed"), longAgo, longAgo);
    await FilesystemPhotoStorage.open(root);

    expect(await readdir(join(root, ".incoming"))).toEqual(["being-written"]);
  });

  it("opens while another server stores a photo", async () => {
    // The other server moves the folder after it was listed, so that it no longer exists when it is read.
    await symlink(join(root, "moved"), join(root, ".incoming", "being-written"));

    await expect(FilesystemPhotoStorage.open(root)).resolves.toBeInstanceOf(FilesystemPhotoStorage);
  });

  it("ignores other files in the folder", async () => {
    await storage.put(key, variants);
    await writeFile(join(root, "README.txt"), "not a photo");
    await writeFile(join(root, "5b", ".DS_Store"), "not a photo");

    expect((await storage.list({ after: undefined, limit: 10 })).map((photo) => photo.key)).toEqual([key]);
  });

  it.each(["../../etc", "..", "a/b", "", "/etc", ".incoming", "5B1C"])(
    "never leaves the folder for the key %j",
    async (text) => {
      await writeFile(join(parent, "400.webp"), "a secret");
      const lie = text as PhotoKey;

      await expect(storage.get(lie, 400)).rejects.toMatchObject({ code: "photos_unavailable" });
      await expect(storage.put(lie, variants)).rejects.toMatchObject({ code: "photos_unavailable" });
      await expect(storage.remove(lie)).rejects.toMatchObject({ code: "photos_unavailable" });
      await access(join(parent, "400.webp"));
    },
  );

  it("reports photos as unavailable when the disk fails", async () => {
    await rm(root, { recursive: true });
    await writeFile(root, "a file where the folder was");

    const unavailable = { code: "photos_unavailable" };
    await expect(storage.put(key, variants)).rejects.toMatchObject(unavailable);
    await expect(storage.get(key, 400)).rejects.toMatchObject(unavailable);
    await expect(storage.remove(key)).rejects.toMatchObject(unavailable);
    await expect(storage.list({ after: undefined, limit: 1 })).rejects.toMatchObject(unavailable);
    await expect(FilesystemPhotoStorage.open(root)).rejects.toMatchObject(unavailable);
  });
});
