import { z } from "zod";
import type { UserId } from "../../../core/account/mod.ts";
import type { ExportedFile } from "../../../core/personal_data/mod.ts";
import { zipStream } from "../../fflate/zip_stream.ts";
import { type Route, route } from "../route.ts";

export function exportDataRoute(exportData: (input: { userId: UserId }) => AsyncIterable<ExportedFile>): Route {
  return route({
    method: "get",
    path: "/api/account/data",
    summary: "Everything that is stored about the caller, as a zip",
    access: "signed-in",
    isForAccessTokens: false,
    rateClass: "export",
    download: { type: "application/zip", fileName: "weekplate-data.zip" },
    reply: z.custom<AsyncIterable<Uint8Array>>(),
    async handle({ caller }) {
      return zipStream(exportData({ userId: caller.userId }));
    },
  });
}
