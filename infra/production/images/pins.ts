/** The official images, and the sources of their replacements. */
export const PINS = {
  postgres: {
    official: "postgres:15.14-bookworm",
    /** Its PostgreSQL is 15, the oldest version that the product supports. */
    debian: "bookworm",
  },
  minio: {
    /** The last published image. */
    official: "minio/minio:RELEASE.2025-09-07T16-13-09Z",
    /** The last version of its source. */
    module: "github.com/minio/minio",
    version: "v0.0.0-20260212201848-7aac2a2c5b7c",
  },
} as const;
