import type { DecideReportBody } from "../../../../wire/safety/moderation.ts";
import type { StandingReply } from "../../../../wire/safety/standing.ts";
import type { BlockedPerson, LogPage, ReportsPage, ReportToSend, SafetyApi } from "../safety_api.ts";
import type { HttpClient } from "./http_client.ts";
import { parserOf } from "./parse_response.ts";

const parse = parserOf(() => import("./safety_replies.ts"));

/** Blocks, reports and moderation over HTTP. */
export class HttpSafetyApi implements SafetyApi {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async block(userId: number): Promise<void> {
    const reply = this.#http.send({ method: "PUT", path: `/api/blocks/${userId}`, access: "signed-in" });
    await parse(reply, (replies) => replies.blockReply);
  }

  async unblock(userId: number): Promise<void> {
    const reply = this.#http.send({ method: "DELETE", path: `/api/blocks/${userId}`, access: "signed-in" });
    await parse(reply, (replies) => replies.blockReply);
  }

  async listBlocked({ signal }: { signal: AbortSignal }): Promise<readonly BlockedPerson[]> {
    const reply = this.#http.send({ method: "GET", path: "/api/blocks", access: "signed-in", signal });
    return (await parse(reply, (replies) => replies.listBlockedReply)).people;
  }

  async report(body: ReportToSend): Promise<void> {
    const reply = this.#http.send({ method: "POST", path: "/api/reports", body, access: "signed-in" });
    await parse(reply, (replies) => replies.reportReply);
  }

  async standing({ signal }: { signal: AbortSignal }): Promise<StandingReply> {
    const reply = this.#http.send({ method: "GET", path: "/api/standing", access: "signed-in", signal });
    return parse(reply, (replies) => replies.standingReply);
  }

  async confirmWarnings(upTo: number): Promise<void> {
    const body = { upTo };
    const reply = this.#http.send({ method: "POST", path: "/api/standing/confirm", body, access: "signed-in" });
    await parse(reply, (replies) => replies.confirmWarningsReply);
  }

  async listReports({ after, signal }: { after?: string | undefined; signal: AbortSignal }): Promise<ReportsPage> {
    const query = { cursor: after };
    const path = "/api/moderation/reports";
    const reply = this.#http.send({ method: "GET", path, query, access: "signed-in", signal });
    const { nextCursor, ...page } = await parse(reply, (replies) => replies.listReportsReply);
    return { ...page, next: nextCursor ?? undefined };
  }

  async decideReport(id: number, body: DecideReportBody): Promise<void> {
    const path = `/api/moderation/reports/${id}/decision` as const;
    const reply = this.#http.send({ method: "POST", path, body, access: "signed-in" });
    await parse(reply, (replies) => replies.decideReportReply);
  }

  async listLog({ after, signal }: { after?: string | undefined; signal: AbortSignal }): Promise<LogPage> {
    const query = { cursor: after };
    const reply = this.#http.send({
      method: "GET",
      path: "/api/moderation/log",
      query,
      access: "signed-in",
      signal,
    });
    const { entries, nextCursor } = await parse(reply, (replies) => replies.listLogReply);
    return { entries, next: nextCursor ?? undefined };
  }

  async undoMeasure(entryId: number, { reason }: { reason: string }): Promise<void> {
    const path = `/api/moderation/log/${entryId}/undo` as const;
    const reply = this.#http.send({ method: "POST", path, body: { reason }, access: "signed-in" });
    await parse(reply, (replies) => replies.undoMeasureReply);
  }
}
