import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";

/** The part of the published OpenAPI document that the tests read. */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
}

export interface OpenApiOperation {
  readonly security: readonly object[];
  readonly parameters: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: { readonly properties?: object } }>>;
  };
}

/** Compares replies with the published document, with another library than the one that generates it. */
export class OpenApiReplies {
  readonly #ajv = new Ajv2020({ strict: false, validateFormats: false });
  readonly #validators = new Map<string, ValidateFunction>();

  constructor(document: OpenApiDocument) {
    this.#ajv.addSchema(document, "openapi");
  }

  /** The validation errors. */
  faultsOf(reply: unknown, { path, method, status }: { path: string; method: string; status: number }): string[] {
    const place = ["paths", path, method.toLowerCase(), "responses", status === 200 ? "200" : "default"];
    const pointer = [...place, "content", "application/json", "schema"]
      .map((part) => encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1")))
      .join("/");
    let validate = this.#validators.get(pointer);
    if (!validate) {
      validate = this.#ajv.compile({ $ref: `openapi#/${pointer}` });
      this.#validators.set(pointer, validate);
    }
    if (validate(reply)) return [];
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  }
}
