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
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: { readonly $ref?: string } }>> }>
  >;
}

/** Compares replies with the published document, with another library than the one that generates it. */
export class OpenApiReplies {
  readonly #document: OpenApiDocument;
  readonly #ajv = new Ajv2020({ strict: false, validateFormats: false });
  readonly #validators = new Map<string, ValidateFunction>();

  constructor(document: OpenApiDocument) {
    this.#document = document;
    this.#ajv.addSchema(document, "openapi");
  }

  /** The validation errors. */
  faultsOf(reply: unknown, { path, method, status }: { path: string; method: string; status: number }): string[] {
    const operation = method.toLowerCase();
    const response = status === 200 ? "200" : "default";
    // The calls share the error's schema, and compiling takes longer than a request.
    const shared =
      this.#document.paths[path]?.[operation]?.responses[response]?.content?.["application/json"]?.schema.$ref;
    const place = ["paths", path, operation, "responses", response, "content", "application/json", "schema"];
    const validate = this.#validator(shared ?? `#/${place.map(inPointer).join("/")}`);
    if (validate(reply)) return [];
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  }

  #validator(place: string): ValidateFunction {
    let validate = this.#validators.get(place);
    if (!validate) {
      validate = this.#ajv.compile({ $ref: `openapi${place}` });
      this.#validators.set(place, validate);
    }
    return validate;
  }
}

function inPointer(part: string): string {
  return encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"));
}
