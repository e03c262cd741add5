import { GOOGLE_KEYS_URL } from "../../adapters/firebase/public_keys.ts";
import { type Config, readConfig, SETTING_NAMES, WrongConfig } from "../config.ts";
import { SECRET_SETTINGS } from "../secret_files.ts";

type Variables = Readonly<Record<string, string | undefined>>;

/** What is read besides photos and secrets; the source itself and its libraries need no grant. */
const ALWAYS_READ = [
  "webapp/dist",
  "catalogue/pictures",
  "adapters/postgres/migrations", // Knex lists the folder
  "/usr/bin/ldd", // sharp looks there which C library the machine has
];

/** Where the recipes come from that a start may bring. */
const CATALOGUE = "catalogue";
/** The photos of the posts that the six people come with. */
const SEED_PHOTOS = "infra/seed/photos";

/** The settings that name a secret's file. */
const FILE_SETTINGS = SECRET_SETTINGS.map((name) => `${name}_FILE`);

/** How a list would be read in which one of these stands. */
const SEPARATORS = /[\s,]/u;

/**
 * The flags that give a server on Deno what its settings make it need, and no more: variables by name, folders,
 * and addresses with their ports. `deno.json` gives the rest, which is the same for every server.
 *
 * Where settings are wrong, or leave Postgres or the identity service to the embedded stack, no address is granted and
 * nothing may be written: just enough to say so.
 *
 * @throws {Error} for a path that can't stand in a list
 */
export function permissionsFor(variables: Variables): string[] {
  const env = `--allow-env=${[...SETTING_NAMES, ...FILE_SETTINGS].join(",")}`;
  const config = configOf(variables);
  if (config?.databaseUrl === undefined || config.identity.emulator?.kind === "embedded") {
    return [env, `--allow-read=${list([...ALWAYS_READ, ...secretFiles(variables)])}`];
  }
  const photos = config.photos.kind === "filesystem" ? [config.photos.folder] : [];
  const brought = [...(config.importCatalogue ? [CATALOGUE] : []), ...(config.seedPeople ? [SEED_PHOTOS] : [])];
  return [
    env,
    `--allow-net=${addressesOf(config, config.databaseUrl).join(",")}`,
    `--allow-read=${list([...ALWAYS_READ, ...brought, ...photos, ...secretFiles(variables)])}`,
    ...(photos.length === 0 ? [] : [`--allow-write=${list(photos)}`]),
  ];
}

/** Whether a server with these settings would start programs of its own, which no list here lets it. */
export function needsEmbeddedStack(variables: Variables): boolean {
  const config = configOf(variables);
  return config !== undefined && (config.databaseUrl === undefined || config.identity.emulator?.kind === "embedded");
}

function configOf(variables: Variables): Config | undefined {
  try {
    return readConfig(variables);
  } catch (error) {
    if (error instanceof WrongConfig) return undefined; // the server says which
    throw error;
  }
}

function secretFiles(variables: Variables): string[] {
  return FILE_SETTINGS.flatMap((name) => variables[name] || []);
}

function addressesOf({ port, photos, identity }: Config, databaseUrl: string): string[] {
  const identityHost = identity.emulator?.kind === "given" ? identity.emulator.host : addressOf(GOOGLE_KEYS_URL);
  return [
    `[::]:${port}`,
    `0.0.0.0:${port}`, // where the machine has no IPv6
    addressOf(databaseUrl),
    identityHost,
    ...(photos.kind === "minio" ? [addressOf(photos.endpoint)] : []),
  ];
}

const DEFAULT_PORTS: Readonly<Record<string, string>> = {
  "http:": "80",
  "https:": "443",
  "postgres:": "5432",
  "postgresql:": "5432",
};

function addressOf(url: string): string {
  const { protocol, hostname, port } = new URL(url);
  return `${hostname}:${port || DEFAULT_PORTS[protocol]}`;
}

function list(paths: readonly string[]): string {
  for (const path of paths) {
    if (SEPARATORS.test(path)) throw new Error(`Cannot permit "${path}": the path may hold no space and no comma`);
  }
  return paths.join(",");
}
