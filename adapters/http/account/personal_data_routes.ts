import { deleteAccount, exportData } from "../../../core/personal_data/mod.ts";
import { deleteAccount as deleteAccountCall, exportData as exportDataCall } from "../../../wire/account/mod.ts";
import { zipStream } from "../../fflate/zip_stream.ts";
import type { CallerResolver } from "../callers/caller_resolver.ts";
import { type PortsOf, type Route, route } from "../route.ts";

/** The ports that {@linkcode personalDataRoutes} need. */
export type PersonalDataPorts = PortsOf<typeof deleteAccount | typeof exportData> & {
  /** Forgets a person who is deleted. */
  readonly callers: Pick<CallerResolver, "forget">;
};

/** The calls with which a person takes their data, and leaves. */
export function personalDataRoutes(ports: PersonalDataPorts): Route[] {
  return [
    route(exportDataCall, async ({ caller: { userId } }) => zipStream(exportData(ports, { userId }))),
    route(deleteAccountCall, async ({ caller: { identityId, signedInAt, token } }) => {
      try {
        await deleteAccount(ports, { identityId, signedInAt, identityToken: token });
      } finally {
        ports.callers.forget(identityId);
      }
      return { deleted: true as const };
    }),
  ];
}
