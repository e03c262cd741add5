import type { ListImportResultsReply, RecipeImportWire } from "../../../../wire/cookbook/recipe_imports.ts";
import type { RecipeImportsApi } from "../recipe_imports_api.ts";
import type { Call, HttpClient } from "./http_client.ts";
import { parserOf } from "./parse_response.ts";

const parse = parserOf(() => import("../../../../wire/cookbook/recipe_imports.ts"));

const IMPORTS = "/api/recipe-imports";

/** Imports of files over HTTP: a chunk of its own, since few visits need it. */
export class HttpRecipeImportsApi implements RecipeImportsApi {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async list({ signal }: { signal: AbortSignal }): Promise<readonly RecipeImportWire[]> {
    return (
      await parse(this.#send({ method: "GET", path: IMPORTS, signal }), (replies) => replies.listRecipeImports.reply)
    ).imports;
  }

  async start(
    file: File,
    { onProgress }: { onProgress?: ((share: number) => void) | undefined },
  ): Promise<RecipeImportWire> {
    const form = new FormData();
    form.set("file", file);
    const reply = this.#http.upload({ method: "POST", path: IMPORTS, form, access: "signed-in", onProgress });
    return parse(reply, (replies) => replies.startRecipeImport.reply);
  }

  async change(id: string, state: "running" | "paused"): Promise<RecipeImportWire> {
    return parse(
      this.#send({ method: "PUT", path: pathOf(id), body: { state } }),
      (replies) => replies.startRecipeImport.reply,
    );
  }

  async undo(id: string): Promise<RecipeImportWire> {
    return parse(this.#send({ method: "DELETE", path: pathOf(id) }), (replies) => replies.startRecipeImport.reply);
  }

  async listResults(
    id: string,
    { after, signal }: { after?: string | undefined; signal: AbortSignal },
  ): Promise<ListImportResultsReply> {
    const call = { method: "GET", path: `${pathOf(id)}/results`, query: { cursor: after }, signal } as const;
    return parse(this.#send(call), (replies) => replies.listImportResults.reply);
  }

  #send(call: Omit<Call, "access">): Promise<unknown> {
    return this.#http.send({ ...call, access: "signed-in" });
  }
}

function pathOf(id: string) {
  return `${IMPORTS}/${encodeURIComponent(id)}` as const;
}
