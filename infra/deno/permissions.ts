import { isIP } from "node:net";
import { GOOGLE_ACCESS_TOKEN_URL } from "../../adapters/firebase/firebase_admin.ts";
import { IDENTITY_TOOLKIT_URL, SECURE_TOKEN_URL } from "../../adapters/firebase/identity_accounts.ts";
import { GOOGLE_KEYS_URL } from "../../adapters/firebase/public_keys.ts";
import { publicNetworks } from "../../adapters/page_fetch/public_address.ts";
import { type Config, type IdentityConfig, InvalidConfig, readConfig } from "../config.ts";
import { SECRET_SETTINGS } from "../secret_files.ts";
import { SETTING_NAMES } from "../settings.ts";

/** Facts of the machine that the permissions depend on. */
export interface Machine {
  /** As `dns.getServers()` lists them: IP addresses, with a port if it is not 53. */
  readonly nameServers: readonly string[];
}

type Variables = Readonly<Record<string, string | undefined>>;

/** Files that Deno loads for a worker thread need a permission, unlike those that it loads at the start. */
const READ_BY_THREADS = ["adapters", "core", "plate_art", "node_modules"];

/** Read besides photos and secrets. */
const ALWAYS_READ = [
  ...READ_BY_THREADS,
  "webapp/dist",
  "catalogue/pictures",
  "catalogue/foods", // what single foods contain, for the community
  "locales", // which languages there are
  "/usr/bin/ldd", // sharp reads it to detect the C library
];

const CATALOGUE = "catalogue";
const SEED_PHOTOS = "infra/seed/photos";

const FILE_SETTINGS = SECRET_SETTINGS.map((name) => `${name}_FILE`);

/** A path with one of these would be read as two paths. */
const SEPARATORS = /[\s,]/u;

/**
 * The Deno flags with the permissions that a server needs for these settings, and no more: variables by name, folders,
 * and addresses with ports. `deno.json` has the flags that are the same for every server.
 *
 * If settings are invalid, or need the embedded stack, the server may open no address and write nothing: it can
 * only print the error.
 *
 * @throws {Error} for a path that a Deno flag cannot express
 */
export function permissionsFor(variables: Variables, machine: Machine): string[] {
  const env = `--allow-env=${[...SETTING_NAMES, ...FILE_SETTINGS].join(",")}`;
  const config = configOf(variables);
  if (config?.databaseUrl === undefined || config.identity.emulator?.kind === "embedded") {
    return [env, `--allow-read=${list([...ALWAYS_READ, ...secretFiles(variables)])}`];
  }
  const photos = config.photos.kind === "filesystem" ? [config.photos.folder] : [];
  const seeds = [...(config.importCatalogue ? [CATALOGUE] : []), ...(config.seedPeople ? [SEED_PHOTOS] : [])];
  return [
    env,
    `--allow-net=${[...addressesOf(config, config.databaseUrl), ...importAddresses(config, machine)].join(",")}`,
    `--allow-read=${list([...ALWAYS_READ, ...seeds, ...photos, ...secretFiles(variables)])}`,
    ...(photos.length === 0 ? [] : [`--allow-write=${list(photos)}`]),
  ];
}

/** Whether a server with these settings would start other programs, which it is never permitted to do. */
export function needsEmbeddedStack(variables: Variables): boolean {
  const config = configOf(variables);
  return config !== undefined && (config.databaseUrl === undefined || config.identity.emulator?.kind === "embedded");
}

function configOf(variables: Variables): Config | undefined {
  try {
    return readConfig(variables);
  } catch (error) {
    if (error instanceof InvalidConfig) return undefined; // the server reports them
    throw error;
  }
}

function secretFiles(variables: Variables): string[] {
  return FILE_SETTINGS.flatMap((name) => variables[name] || []);
}

function addressesOf(
  { host, port, photos, identity, chatBus, databaseReadUrl }: Config,
  databaseUrl: string,
): string[] {
  return [
    `${host.includes(":") ? `[${host}]` : host}:${port}`,
    addressOf(databaseUrl),
    ...(databaseReadUrl === undefined ? [] : [addressOf(databaseReadUrl)]),
    ...identityHostsOf(identity),
    ...(photos.kind === "minio" ? [addressOf(photos.endpoint)] : []),
    ...(chatBus.kind === "nats" ? chatBus.servers.addresses : []),
  ];
}

/** Only the provider knows its endpoints: on Deno they have to be at its issuer's host. */
function identityHostsOf({ emulator, oidc, serviceAccount }: IdentityConfig): string[] {
  if (oidc) return [addressOf(oidc.issuer)];
  if (emulator?.kind === "given") return [emulator.host];
  const urls = [GOOGLE_KEYS_URL, IDENTITY_TOOLKIT_URL, SECURE_TOKEN_URL];
  return [...urls, ...(serviceAccount ? [GOOGLE_ACCESS_TOKEN_URL] : [])].map(addressOf);
}

/**
 * Permissions for importing a page: name servers, and every public web server. Permissions cannot name networks of IPv6, so that
 * pages are fetched over IPv4.
 */
function importAddresses({ importAllowHosts }: Config, { nameServers }: Machine): string[] {
  return [
    ...nameServers.map((address) =>
      isIP(address) === 0 ? address : `${isIP(address) === 6 ? `[${address}]` : address}:53`,
    ),
    ...publicNetworks().flatMap((network) => [`${network}:80`, `${network}:443`]),
    ...importAllowHosts,
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
    if (SEPARATORS.test(path)) throw new Error(`Cannot permit "${path}": a path must not contain a space or a comma`);
  }
  return paths.join(",");
}
