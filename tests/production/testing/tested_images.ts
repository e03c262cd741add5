/** What images built for tests are called: whoever tests replaces none that `make up` runs from. */
export const TESTED_IMAGES = {
  SERVER_IMAGE: "weekplate-server-tested",
  EMULATOR_IMAGE: "weekplate-emulator-tested",
  PROXY_IMAGE: "weekplate-proxy-tested",
} as const;
