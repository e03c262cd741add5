import type { ReportContentInput } from "../../../core/safety/mod.ts";
import { reportBody, reportReply } from "../../../wire/safety/reports.ts";
import { type Route, route } from "../route.ts";

export function reportRoute(reportContent: (input: ReportContentInput) => Promise<void>): Route {
  return route({
    method: "post",
    path: "/api/reports",
    summary: "Report a post, a received message or a person to the moderators",
    access: "signed-in",
    body: reportBody,
    reply: reportReply,
    async handle({ caller, body }) {
      const { kind, id: subjectId, reason, text: note } = body;
      await reportContent({ reporterId: caller.userId, kind, subjectId, reason, note });
      return { reported: true };
    },
  });
}
