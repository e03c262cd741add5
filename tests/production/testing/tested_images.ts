/** Names of images that are built for tests, so that they do not replace those of `make up`. */
export const TESTED_IMAGES = {
  SERVER_IMAGE: "weekplate-server-tested",
  EMULATOR_IMAGE: "weekplate-emulator-tested",
  PROXY_IMAGE: "weekplate-proxy-tested",
} as const;
