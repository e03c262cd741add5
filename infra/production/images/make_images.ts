import { ensureImages } from "./images.ts";

// Has the images of Postgres and MinIO in Docker's engine, and prints their names as lines for `eval` or an env file.

const { postgres, minio } = await ensureImages({ onProgress: (step) => console.error(step) });
console.log(`POSTGRES_IMAGE=${postgres}\nMINIO_IMAGE=${minio}`);
