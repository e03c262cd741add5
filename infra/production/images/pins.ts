/** The images that are used where a registry answers, and what is built of the same parts where none does. */
export const PINS = {
  postgres: {
    official: "postgres:15.14-bookworm",
    /** Debian's release; its PostgreSQL is 15, the oldest that the product is promised to run on. */
    debian: "bookworm",
  },
  minio: {
    /** The last that its makers published. */
    official: "minio/minio:RELEASE.2025-09-07T16-13-09Z",
    /** The last state of its source. */
    module: "github.com/minio/minio",
    version: "v0.0.0-20260212201848-7aac2a2c5b7c",
  },
} as const;
