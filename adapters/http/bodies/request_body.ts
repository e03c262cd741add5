import express, { type Request, type RequestHandler, type Response } from "express";
import multer, { MulterError } from "multer";
import { IMPORT_FILE_TOO_LARGE } from "../../../core/cookbook/mod.ts";
import { DomainError } from "../../../core/shared/mod.ts";
import type { Upload } from "../../../wire/call.ts";
import { HttpError } from "../http_error.ts";
import { hasUidTwice } from "../request_input.ts";
import type { Route, UploadedFile } from "../route.ts";

/** The largest JSON body, and the largest text field of a form. */
const JSON_MAX_BYTES = 100_000;
const FORM_FIELDS_MAX = 20;
/** Most bytes of a form besides its file. */
export const FORM_FIELDS_MAX_BYTES = (FORM_FIELDS_MAX + 1) * JSON_MAX_BYTES;

export interface RequestBody {
  /** Not yet validated; an empty object where there is no body. */
  readonly fields: unknown;
  readonly file: UploadedFile | undefined;
}

/** Reads a route's bodies: JSON, or a form with one file where the route accepts an upload. */
export function bodyReader({
  upload,
  bodyMaxBytes,
}: Pick<Route, "upload" | "bodyMaxBytes">): (request: Request, response: Response) => Promise<RequestBody> {
  if (upload) return formReader(upload);
  return bodyMaxBytes === undefined ? readJson : jsonBodyReader(bodyMaxBytes);
}

/** Reads JSON of these media types, of at most `maxBytes`. */
export function jsonReader({
  types,
  maxBytes,
  verify,
}: {
  types: readonly string[];
  maxBytes: number;
  verify?: NonNullable<Parameters<typeof express.json>[0]>["verify"];
}): (request: Request, response: Response) => Promise<RequestBody> {
  const parse = express.json({ limit: maxBytes, type: [...types], ...(verify && { verify }) });

  return async function readJson(request, response) {
    if (!hasBody(request)) return { fields: {}, file: undefined };
    if (!request.is([...types])) {
      throw new HttpError("body_type_unknown", `Cannot read the body: send it as ${types.join(" or ")}`);
    }
    try {
      await run(parse, { request, response });
    } catch (error) {
      throw jsonError(error, maxBytes);
    }
    return { fields: request.body ?? {}, file: undefined };
  };
}

const readJson = jsonBodyReader(JSON_MAX_BYTES);

function jsonBodyReader(maxBytes: number) {
  return jsonReader({
    types: ["application/json"],
    maxBytes,
    verify(_request, _response, bytes, encoding) {
      if (hasUidTwice(bytes.toString(encoding === "utf-16le" ? "utf16le" : "utf8"))) {
        throw new DomainError("invalid_input", "firebaseUid: give it once, as text", { field: "firebaseUid" });
      }
    },
  });
}

function jsonError(error: unknown, maxBytes: number): unknown {
  if (error instanceof DomainError || !(error instanceof Error) || !("type" in error)) return error;
  switch (error.type) {
    case "entity.too.large":
      return new HttpError("body_too_large", `Cannot read the body: it is larger than ${maxBytes / 1000} kB`);
    case "encoding.unsupported":
    case "charset.unsupported":
      return new HttpError(
        "body_type_unknown",
        "Cannot read the body: send it as UTF-8, plain or compressed with gzip",
      );
    default: // truncated, not JSON, or not of its Content-Length
      return new DomainError("invalid_input", "body: it is not well-formed JSON", { field: "body" });
  }
}

function formReader(upload: Upload) {
  const { field, maxBytes } = upload;
  const parseForm = multer({
    storage: multer.memoryStorage(),
    // Encoding of file names, as browsers send them.
    defParamCharset: "utf8",
    limits: {
      fileSize: maxBytes,
      files: 1,
      fields: FORM_FIELDS_MAX,
      parts: FORM_FIELDS_MAX + 1,
      fieldSize: JSON_MAX_BYTES,
      fieldNameSize: 100,
      headerPairs: 20,
    },
  }).single(field);

  return async function readForm(request: Request, response: Response): Promise<RequestBody> {
    if (!hasBody(request)) return { fields: {}, file: undefined };
    if (!request.is("multipart/form-data")) {
      throw new HttpError("body_type_unknown", "Cannot read the body: send it as multipart/form-data");
    }
    try {
      await run(parseForm, { request, response });
    } catch (error) {
      throw formError(error, upload);
    }
    const { file } = request;
    const sent = file && { bytes: file.buffer, declaredType: file.mimetype, fileName: file.originalname };
    return { fields: request.body ?? {}, file: sent };
  };
}

/** The error for a file that is larger than the call accepts. */
export function uploadTooLarge({ field, kind, maxBytes }: Upload): DomainError {
  if (kind === "import") return new DomainError("import_too_large", IMPORT_FILE_TOO_LARGE, { field });
  return new DomainError("photo_too_large", `${field}: it is larger than ${Math.floor(maxBytes / 2 ** 20)} MB`, {
    field,
  });
}

function formError(error: unknown, upload: Upload): unknown {
  const { field } = upload;
  if (!(error instanceof MulterError)) {
    // Other errors come from multer's parser: the form is malformed.
    return new DomainError("invalid_input", "body: it is not a well-formed form", { field: "body", cause: error });
  }
  switch (error.code) {
    case "LIMIT_FILE_SIZE":
      return uploadTooLarge(upload);
    case "LIMIT_FIELD_VALUE":
      return new HttpError("body_too_large", `${error.field ?? "body"}: it is too long`);
    case "LIMIT_FILE_COUNT": // multer does not name the second file's field
      return new DomainError("invalid_input", `${field}: send it once, as the only file`, { field });
    default:
      return new DomainError("invalid_input", `${error.field ?? "body"}: ${error.message}`, {
        field: error.field ?? "body",
      });
  }
}

function hasBody({ headers }: Request): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

function run(handler: RequestHandler, { request, response }: { request: Request; response: Response }): Promise<void> {
  return new Promise((resolve, reject) => {
    void handler(request, response, (error?: unknown) => (error ? reject(error) : resolve()));
  });
}
