import type { Knex } from "knex";
import { DELETED_ACCOUNT_NAME, type UserId } from "../../../core/account/mod.ts";
import type {
  AppendOutcome,
  ChatMessage,
  ChatStore,
  ConversationChoice,
  Cursor,
  MessageId,
  MessageRequest,
  MessageText,
  NewMessage,
  PendingState,
  ReadMark,
  RecentConversation,
  RequestLimit,
  RequestState,
  StreamPage,
  UnreadConversation,
} from "../../../core/chat/mod.ts";
import type { PostId } from "../../../core/community/mod.ts";
import { notBlocked } from "../safety/not_blocked.ts";

interface MessageRow {
  id: MessageId;
  sender_id: UserId;
  receiver_id: UserId;
  text: MessageText;
  client_message_id: string;
  sent_at: Date;
  sender_cursor: Cursor;
  /** Null if the message is not delivered. */
  receiver_cursor: Cursor | null;
  request: PendingState | null;
  post_id: PostId | null;
  sender_name: string;
}

interface ConversationRow {
  other_id: UserId;
  full_name: string;
  unread: number;
  request: PendingState | null;
}

/** A row that an outer join may have left without a message. */
type MaybeMessageRow = MessageRow | { id: null };

const COLUMNS = `m.id, m.sender_id, m.receiver_id, m.text, m.client_message_id, m.sent_at, m.sender_cursor,
  m.receiver_cursor, m.request, m.post_id, ${nameOf("sender")} AS sender_name`;

/** Null without a pending request. */
const PENDING_STATE = `CASE WHEN request.ignored_at IS NOT NULL THEN 'ignored'
  WHEN request.sender_id IS NOT NULL THEN 'open' END`;

/** The people of a conversation may be deleted. */
function nameOf(person: string): string {
  return `coalesce(${person}.full_name, '${DELETED_ACCOUNT_NAME}')`;
}

/** Joins the request of another person that the reader has not accepted, as `request`. */
function pendingRequestOf(person: string): string {
  return `LEFT JOIN message_request request
    ON request.receiver_id = :userId AND request.sender_id = ${person} AND request.accepted_at IS NULL
    AND ${notOfHousehold("request.sender_id")}`;
}

/** A member of the reader's household needs no request. */
function notOfHousehold(person: string): string {
  return `NOT EXISTS (
    SELECT FROM household_member own JOIN household_member other ON other.household_id = own.household_id
    WHERE own.user_id = :userId AND other.user_id = ${person})`;
}

/**
 * {@linkcode ChatStore} on the tables `chat_message`, `chat_inbox`, `chat_conversation` and `message_request`, and the counter
 * `person.chat_cursor`. Every method is one statement; sending and reading are functions of migrations, which say why.
 */
export class PostgresChatStore implements ChatStore {
  readonly #knex: Knex;

  constructor(knex: Knex) {
    this.#knex = knex;
  }

  async append(
    { senderId, receiverId, text, clientMessageId, postId }: NewMessage,
    { max, windowMs }: RequestLimit,
  ): Promise<AppendOutcome> {
    const rows = await this.#query<MaybeMessageRow & { suspended_until: Date | null; refused_until: Date | null }>(
      // Without a sender nothing is stored.
      `SELECT ${COLUMNS}, suspension.suspended_until, sent.refused_until
       FROM (
         SELECT max(suspended_until) AS suspended_until FROM person
         WHERE id = :senderId AND suspended_until > clock_timestamp()
       ) suspension
       CROSS JOIN LATERAL chat_send_about(
         CASE WHEN suspension.suspended_until IS NULL THEN CAST(:senderId AS bigint) END, :receiverId, :text,
         :clientMessageId, :max, :windowMs * interval '1 millisecond', :postId
       ) sent
       CROSS JOIN LATERAL (SELECT (sent.stored).*) m
       LEFT JOIN person sender ON sender.id = m.sender_id`,
      { senderId, receiverId, text, clientMessageId, max, windowMs, postId: postId ?? null },
    );
    return {
      message: messagesOf(rows)[0],
      suspendedUntil: rows[0]?.suspended_until ?? undefined,
      refusedUntil: rows[0]?.refused_until ?? undefined,
    };
  }

  async listConversation(
    userId: UserId,
    options: { with: UserId; before: MessageId | undefined; limit: number },
  ): Promise<ChatMessage[] | undefined> {
    const rows = await this.#query<MaybeMessageRow>(
      `SELECT ${COLUMNS} FROM (SELECT CAST(:otherId AS bigint) AS id) other
       CROSS JOIN LATERAL (SELECT ${notBlocked(":userId", "other.id")} AS open) conversation
       LEFT JOIN LATERAL (
         SELECT * FROM chat_message
         WHERE least(sender_id, receiver_id) = least(other.id, :userId)
           AND greatest(sender_id, receiver_id) = greatest(other.id, :userId)
           AND id < :before
           AND (sender_id = :userId OR (conversation.open AND receiver_cursor IS NOT NULL))
         ORDER BY id DESC LIMIT :limit
       ) m ON true
       LEFT JOIN person sender ON sender.id = m.sender_id
       WHERE EXISTS (SELECT FROM person WHERE id = other.id)
          OR EXISTS (SELECT FROM chat_conversation WHERE user_id = :userId AND other_id = other.id)
       ORDER BY m.id`,
      {
        userId,
        otherId: options.with,
        before: options.before ?? Number.MAX_SAFE_INTEGER,
        limit: options.limit,
      },
    );
    return rows.length === 0 ? undefined : messagesOf(rows);
  }

  async findReceived(userId: UserId, id: MessageId): Promise<ChatMessage | undefined> {
    const [row] = await this.#query<MessageRow>(
      `SELECT ${COLUMNS} FROM chat_message m JOIN person sender ON sender.id = m.sender_id
       WHERE m.id = :id AND m.receiver_id = :userId AND m.receiver_cursor IS NOT NULL`,
      { userId, id },
    );
    return row && messageOf(row);
  }

  async listStream(userId: UserId, { after, limit }: { after: Cursor; limit: number }): Promise<StreamPage> {
    const rows = await this.#query<MaybeMessageRow & { latest: Cursor }>(
      `SELECT reader.chat_cursor AS latest, ${COLUMNS} FROM person reader
       LEFT JOIN LATERAL (
         (SELECT *, sender_cursor AS place FROM chat_message
          WHERE sender_id = reader.id AND sender_cursor > :after ORDER BY sender_cursor LIMIT :limit)
         UNION ALL
         (SELECT *, receiver_cursor AS place FROM chat_message
          WHERE receiver_id = reader.id AND receiver_cursor > :after AND ${notBlocked("reader.id", "sender_id")}
          ORDER BY receiver_cursor LIMIT :limit)
         ORDER BY place LIMIT :limit
       ) m ON true
       LEFT JOIN person sender ON sender.id = m.sender_id
       WHERE reader.id = :userId
       ORDER BY m.place`,
      { userId, after, limit },
    );
    return { messages: messagesOf(rows), latest: rows[0]?.latest ?? 0 };
  }

  async listUnread(userId: UserId, { limit, withRequests }: ConversationChoice): Promise<UnreadConversation[]> {
    const rows = await this.#query<ConversationRow>(
      `SELECT inbox.from_id AS other_id, ${nameOf("writer")} AS full_name, inbox.unread, ${PENDING_STATE} AS request
       FROM chat_inbox inbox
       LEFT JOIN person writer ON writer.id = inbox.from_id
       ${pendingRequestOf("inbox.from_id")}
       WHERE inbox.user_id = :userId AND inbox.unread > 0 AND ${notBlocked(":userId", "inbox.from_id")}
         AND (:withRequests OR request.sender_id IS NULL)
       ORDER BY inbox.last_message_id DESC LIMIT :limit`,
      { userId, limit, withRequests },
    );
    return rows.map(conversationOf);
  }

  async listRecentConversations(userId: UserId, choice: ConversationChoice): Promise<RecentConversation[]> {
    const { limit, withRequests } = choice;
    const rows = await this.#query<ConversationRow & { sent_at: Date }>(
      `SELECT conversation.other_id, ${nameOf("other")} AS full_name, m.sent_at, coalesce(inbox.unread, 0) AS unread,
         ${PENDING_STATE} AS request
       FROM chat_conversation conversation
       JOIN chat_message m ON m.id = conversation.last_message_id
       LEFT JOIN person other ON other.id = conversation.other_id
       LEFT JOIN chat_inbox inbox ON inbox.user_id = conversation.user_id AND inbox.from_id = conversation.other_id
       ${pendingRequestOf("conversation.other_id")}
       WHERE conversation.user_id = :userId AND ${notBlocked(":userId", "conversation.other_id")}
         AND (:withRequests OR request.sender_id IS NULL)
       ORDER BY conversation.last_message_id DESC LIMIT :limit`,
      { userId, limit, withRequests },
    );
    return rows.map((row) => ({ ...conversationOf(row), lastMessageAt: row.sent_at }));
  }

  async listRequests(userId: UserId, { limit }: { limit: number }): Promise<MessageRequest[]> {
    const rows = await this.#query<MessageRow>(
      `SELECT ${COLUMNS} FROM message_request request
       JOIN person sender ON sender.id = request.sender_id
       JOIN chat_message m ON m.id = request.first_message_id
       WHERE request.receiver_id = :userId AND request.accepted_at IS NULL AND request.ignored_at IS NULL
         AND request.first_message_id IS NOT NULL AND ${notOfHousehold("request.sender_id")}
         AND ${notBlocked(":userId", "request.sender_id")}
       ORDER BY request.first_message_id DESC LIMIT :limit`,
      { userId, limit },
    );
    return rows.map((row) => ({
      userId: row.sender_id,
      name: row.sender_name,
      message: { id: row.id, text: row.text, sentAt: row.sent_at, postId: row.post_id ?? undefined },
    }));
  }

  async decideRequest(userId: UserId, { from, state }: { from: UserId; state: RequestState }): Promise<boolean> {
    const rows = await this.#query(
      `UPDATE message_request SET
         accepted_at = CASE WHEN :state = 'accepted' THEN coalesce(accepted_at, clock_timestamp()) END,
         ignored_at = CASE WHEN :state = 'ignored' THEN clock_timestamp() END
       WHERE receiver_id = :userId AND sender_id = :from AND first_message_id IS NOT NULL
         AND (accepted_at IS NULL OR :state = 'accepted')
       RETURNING 1`,
      { userId, from, state },
    );
    return rows.length > 0;
  }

  async markRead(userId: UserId, { from, upTo }: { from: UserId; upTo: MessageId }): Promise<ReadMark> {
    const [row] = await this.#query<{ up_to: MessageId; moved: boolean }>(
      "SELECT up_to, moved FROM chat_mark_read(:userId, :from, :upTo)",
      { userId, from, upTo },
    );
    return { upTo: row?.up_to ?? 0, moved: row?.moved ?? false };
  }

  async #query<Row>(sql: string, bindings: Record<string, string | number | boolean | null>): Promise<Row[]> {
    const { rows } = await this.#knex.raw<{ rows: Row[] }>(sql, bindings);
    return rows;
  }
}

function messagesOf(rows: readonly MaybeMessageRow[]): ChatMessage[] {
  return rows.flatMap((row) => (row.id === null ? [] : [messageOf(row)]));
}

function messageOf(row: MessageRow): ChatMessage {
  return {
    id: row.id,
    senderId: row.sender_id,
    receiverId: row.receiver_id,
    text: row.text,
    clientMessageId: row.client_message_id,
    sentAt: row.sent_at,
    senderName: row.sender_name,
    senderCursor: row.sender_cursor,
    receiverCursor: row.receiver_cursor ?? 0,
    request: row.request ?? undefined,
    postId: row.post_id ?? undefined,
  };
}

function conversationOf(row: ConversationRow): UnreadConversation {
  return { userId: row.other_id, name: row.full_name, unread: row.unread, request: row.request ?? undefined };
}
