import type { PersonStore, UserId } from "../account/mod.ts";
import type { ChatStore } from "../chat/mod.ts";
import { evidenceKey, type PhotoKey, type PhotoStorage, type PostFeed } from "../community/mod.ts";
import { DAY_MS, DomainError } from "../shared/mod.ts";
import { storeEvidencePhoto } from "./evidence_photo.ts";
import {
  type NewReport,
  REPORT_NOTE_MAX_LENGTH,
  REPORTS_PER_DAY,
  type ReportKind,
  type ReportReason,
  type ReportStore,
} from "./report.ts";

export interface ReportContentPorts {
  readonly reports: ReportStore;
  readonly people: Pick<PersonStore, "find">;
  readonly feed: Pick<PostFeed, "findForViewer">;
  readonly chat: Pick<ChatStore, "findReceived" | "listConversation">;
  readonly photoStorage: Pick<PhotoStorage, "sizeOf" | "get" | "put">;
}

export interface ReportContentInput {
  readonly reporterId: UserId;
  readonly kind: ReportKind;
  /** Id of the post, message or person. */
  readonly subjectId: number;
  readonly reason: ReportReason;
  /** As typed; blank if there is none. */
  readonly note: string;
}

/** Messages before a reported one that are copied with it. */
const MESSAGES_BEFORE = 5;

/**
 * Reports a post that the reporter can read, a message that they received, or a person. The reported content is copied.
 *
 * @throws {DomainError} `invalid_input`, `post_not_found`, `message_not_found`, `person_not_found`, `too_many_reports`
 */
export async function reportContent(ports: ReportContentPorts, input: ReportContentInput): Promise<void> {
  const { reporterId, kind, subjectId, reason } = input;
  const note = input.note.trim();
  if (note.length > REPORT_NOTE_MAX_LENGTH) {
    throw new DomainError("invalid_input", `Cannot report: text is longer than ${REPORT_NOTE_MAX_LENGTH} characters`, {
      field: "text",
    });
  }
  const { photo, ...subject } = await SUBJECTS[kind](ports, input);
  if (subject.personId === reporterId) throw new DomainError("invalid_input", "Cannot report oneself", { field: "id" });

  const until = await ports.reports.add(
    { reporterId, subjectId, reason, note, ...subject },
    { max: REPORTS_PER_DAY, windowMs: DAY_MS },
  );
  if (until) {
    throw new DomainError("too_many_reports", `Cannot report more than ${REPORTS_PER_DAY} times a day`, { until });
  }
  if (photo !== undefined) await storeEvidencePhoto(ports, photo);
}

type Subject = Pick<NewReport, "personId" | "evidence"> & { readonly photo?: PhotoKey };

const SUBJECTS: Record<ReportKind, (ports: ReportContentPorts, input: ReportContentInput) => Promise<Subject>> = {
  async post({ feed }, { reporterId, subjectId }) {
    const post = await feed.findForViewer({ viewerId: reporterId, postId: subjectId });
    if (!post) throw new DomainError("post_not_found", `Cannot report post ${subjectId}: there is no such post`);
    const { text, photo, authorId } = post;
    const { mealName, ingredients, instructions, caption } = text;
    return {
      personId: authorId,
      evidence: { kind: "post", mealName, ingredients, instructions, caption, photo: evidenceKey(photo.key) },
      photo: photo.key,
    };
  },

  async message({ chat, people }, { reporterId, subjectId }) {
    const message = await chat.findReceived(reporterId, subjectId);
    // A person who has left can't be reported any more.
    if (!message || !(await people.find(message.senderId))) {
      throw new DomainError("message_not_found", `Cannot report message ${subjectId}: there is no such message`);
    }
    const { senderId, text } = message;
    const earlier = await chat.listConversation(reporterId, {
      with: senderId,
      before: subjectId,
      limit: MESSAGES_BEFORE,
    });
    const before = (earlier ?? []).map((each) => ({ byReporter: each.senderId === reporterId, text: each.text }));
    return { personId: senderId, evidence: { kind: "message", text, before } };
  },

  async person({ people }, { subjectId }) {
    const person = await people.find(subjectId as UserId); // sound: undefined for a number that is no person's
    if (!person) {
      throw new DomainError("person_not_found", `Cannot report person ${subjectId}: there is no such person`);
    }
    return { personId: person.id, evidence: { kind: "person", fullName: person.fullName } };
  },
};
