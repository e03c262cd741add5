import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readProductionSettings } from "./settings.ts";

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "weekplate-settings-"));
  file = join(folder, ".env");
});

afterEach(() => rm(folder, { recursive: true }));

it("is a trial with the emulator if no identity project is set", () => {
  expect(readProductionSettings({}, file)).toMatchObject({
    isTrial: true,
    address: "http://localhost:8080",
    variables: {
      COMPOSE_PROFILES: "try",
      NODE_ENV: "development",
      FIREBASE_AUTH_EMULATOR_HOST: "emulator:9099",
      AUTH_EMULATOR_URL: "http://localhost:9099",
      EMULATOR_ON_NETWORK: "on",
      PRODUCT_ORIGINS: "http://localhost:8080,http://127.0.0.1:8080",
      SEED_PEOPLE: "on",
    },
  });
  expect(readProductionSettings({ HTTP_BIND: "80" }, file).variables["PRODUCT_ORIGINS"]).toBe(
    "http://localhost,http://127.0.0.1",
  );
  expect(readProductionSettings({ SEED_PEOPLE: "off" }, file).variables["SEED_PEOPLE"]).toBe("off");
});

it("has no emulator if an identity project is set, in the environment or the file", async () => {
  await writeFile(file, "FIREBASE_PROJECT_ID=weekplate-prod\nTLS_CERTIFICATE=/etc/weekplate/tls.pem\n");
  const { isTrial, address, files, variables } = readProductionSettings({}, file);

  expect(isTrial).toBe(false);
  expect(address).toBe("https://localhost:443");
  expect(files.map((each) => each.split("/").at(-1))).toEqual(["compose.yaml", "compose.tls.yaml"]);
  expect(Object.keys(variables)).toEqual(["SECRETS_FOLDER", "NODE_ENV"]);
  const exported = readProductionSettings({ NODE_ENV: "development" }, file);
  expect(exported.variables["NODE_ENV"]).toBe("production");
  expect(readProductionSettings({ FIREBASE_PROJECT_ID: "weekplate-prod" }, join(folder, "none")).isTrial).toBe(false);
});

it("has no emulator, but the provider's settings, if people sign in at an OpenID Connect provider", () => {
  const { isTrial, files, variables } = readProductionSettings({ IDENTITY: "oidc" }, file);

  expect(isTrial).toBe(false);
  expect(files.map((each) => each.split("/").at(-1))).toEqual(["compose.yaml", "compose.oidc.yaml"]);
  expect(variables["NODE_ENV"]).toBe("production");
});

it("gives the servers a service account of Firebase if the secrets' folder has one, but not in a trial", async () => {
  await writeFile(join(folder, "firebase_service_account"), "{}");
  const filesOf = (given: Record<string, string>) =>
    readProductionSettings({ SECRETS_FOLDER: folder, ...given }, file).files.map((each) => each.split("/").at(-1));

  expect(filesOf({ FIREBASE_PROJECT_ID: "weekplate-prod" })).toEqual(["compose.yaml", "compose.service_account.yaml"]);
  expect(filesOf({})).toEqual(["compose.yaml"]);
});

it("builds the images unless BUILD_IMAGES is off", () => {
  expect(readProductionSettings({}, file).buildsImages).toBe(true);
  expect(readProductionSettings({ BUILD_IMAGES: "on" }, file).buildsImages).toBe(true);
  expect(readProductionSettings({ BUILD_IMAGES: "off" }, file).buildsImages).toBe(false);
});

it("prefers the environment to the file", async () => {
  await writeFile(file, "FIREBASE_PROJECT_ID=weekplate-prod\nHTTP_BIND=80\n");

  expect(readProductionSettings({ FIREBASE_PROJECT_ID: "", HTTP_BIND: "127.0.0.1:18080" }, file)).toMatchObject({
    isTrial: true,
    address: "http://localhost:18080",
  });
});
