import type { TestProject } from "vitest/node";
import { ensureSchemathesis } from "../../tools/checks/schemathesis.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The path of its program. */
    schemathesis: string;
  }
}

/** Provides Schemathesis, which is installed first if it is missing. */
export default async function setup(project: TestProject): Promise<void> {
  project.provide("schemathesis", await ensureSchemathesis());
}
