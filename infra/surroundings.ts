/** Where the parts are that run beside the server. */
export interface Surroundings {
  readonly databaseUrl: string;
  /** `host:port` of the identity service's emulator; undefined where the real service answers. */
  readonly emulatorHost: string | undefined;
}
