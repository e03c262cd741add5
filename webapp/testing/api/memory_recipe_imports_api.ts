import { ApiError } from "../../platform/api/api_error.ts";
import type { ListImportResultsReply, RecipeImportsApi, RecipeImportWire } from "../../platform/api/mod.ts";

type ImportResult = ListImportResultsReply["results"][number];

/** The files that an import can read, and the imports at the beginning; none by default. */
export interface MemoryRecipeImports {
  /** The results of a file by its name. */
  readonly files?: Readonly<Record<string, readonly ImportResult[]>>;
  /** Imports that were started before, of one of `files` each. The newest first. */
  readonly started?: readonly {
    readonly fileName: string;
    readonly state: RecipeImportWire["state"];
    readonly done: number;
  }[];
  /** How many recipes are done between two questions; 2 by default. */
  readonly step?: number;
  /** Results on a page, 100 by default. */
  readonly pageSize?: number;
}

interface Running {
  readonly id: string;
  readonly fileName: string;
  readonly results: readonly ImportResult[];
  state: RecipeImportWire["state"];
  done: number;
}

/** {@linkcode RecipeImportsApi} in memory. An import goes on with every question after it. */
export function memoryRecipeImportsApi({
  files = {},
  started = [],
  step = 2,
  pageSize = 100,
}: MemoryRecipeImports): RecipeImportsApi {
  const imports: Running[] = started.map((each, place) => ({
    ...each,
    id: String(started.length - place),
    results: files[each.fileName] ?? [],
  }));

  function find(id: string): Running {
    const found = imports.find((each) => each.id === id);
    if (!found) throw new ApiError("There is no such import", { status: 404, code: "not_found" });
    return found;
  }

  return {
    async list() {
      for (const each of imports) {
        if (each.state !== "running") continue;
        each.done = Math.min(each.done + step, each.results.length);
        if (each.done === each.results.length) each.state = "finished";
      }
      return imports.map(viewOf);
    },
    async start({ name }, { onProgress }) {
      if (imports.some(({ state }) => state === "running" || state === "paused")) {
        throw new ApiError("Another import is running", { status: 409, code: "import_running" });
      }
      const results = files[name];
      if (!results) {
        const message = "file: It is no export of a program that we know.";
        throw new ApiError(message, { status: 400, code: "file_not_read", field: "file" });
      }
      onProgress?.(1);
      const added: Running = { id: String(imports.length + 1), fileName: name, results, state: "running", done: 0 };
      imports.unshift(added);
      return viewOf(added);
    },
    async change(id, state) {
      const found = find(id);
      found.state = state;
      return viewOf(found);
    },
    async undo(id) {
      const found = find(id);
      found.state = "undone";
      return viewOf(found);
    },
    async listResults(id, { after = "0" }) {
      const { results, done } = find(id);
      const end = Number(after) + pageSize;
      return { results: results.slice(0, done).slice(Number(after), end), nextCursor: end < done ? String(end) : null };
    },
  };
}

function viewOf({ id, fileName, state, results, done }: Running): RecipeImportWire {
  const count = (outcome: ImportResult["outcome"]) =>
    results.slice(0, done).filter((result) => result.outcome === outcome).length;
  return {
    id,
    fileName,
    state,
    total: results.length,
    imported: count("imported"),
    doubtful: count("doubtful"),
    duplicates: count("duplicate"),
    rejected: count("rejected"),
    createdAt: "2026-11-18T18:06:00.000Z",
  };
}
