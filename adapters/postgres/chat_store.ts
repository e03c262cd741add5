import type { Knex } from "knex";
import { DELETED_ACCOUNT_NAME, type UserId } from "../../core/account/mod.ts";
import type {
  ChatMessage,
  ChatStore,
  Cursor,
  MessageId,
  MessageText,
  NewMessage,
  ReadMark,
  RecentConversation,
  StreamPage,
  UnreadConversation,
} from "../../core/chat/mod.ts";
import { notBlocked } from "./not_blocked.ts";

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
  sender_name: string;
}

/** A row that an outer join may have left without a message. */
type MaybeMessageRow = MessageRow | { id: null };

const COLUMNS = `m.id, m.sender_id, m.receiver_id, m.text, m.client_message_id, m.sent_at, m.sender_cursor,
  m.receiver_cursor, ${nameOf("sender")} AS sender_name`;

/** The people of a conversation may be deleted. */
function nameOf(person: string): string {
  return `coalesce(${person}.full_name, '${DELETED_ACCOUNT_NAME}')`;
}

/**
 * {@linkcode ChatStore} on the tables `chat_message`, `chat_inbox` and `chat_conversation` and the counter `person.chat_cursor`.
 * Every method is one statement; the two that write are functions of the chat migration, which says why.
 */
export class PostgresChatStore implements ChatStore {
  readonly #knex: Knex;

  constructor(knex: Knex) {
    this.#knex = knex;
  }

  async append({ senderId, receiverId, text, clientMessageId }: NewMessage): Promise<ChatMessage | undefined> {
    const [row] = await this.#query<MessageRow>(
      `SELECT ${COLUMNS} FROM chat_append(:senderId, :receiverId, :text, :clientMessageId) m
       JOIN person sender ON sender.id = m.sender_id`,
      { senderId, receiverId, text, clientMessageId },
    );
    return row && messageOf(row);
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

  async listUnread(userId: UserId, { limit }: { limit: number }): Promise<UnreadConversation[]> {
    const rows = await this.#query<{ from_id: UserId; full_name: string; unread: number }>(
      `SELECT inbox.from_id, ${nameOf("writer")} AS full_name, inbox.unread FROM chat_inbox inbox
       LEFT JOIN person writer ON writer.id = inbox.from_id
       WHERE inbox.user_id = :userId AND inbox.unread > 0 AND ${notBlocked(":userId", "inbox.from_id")}
       ORDER BY inbox.last_message_id DESC LIMIT :limit`,
      { userId, limit },
    );
    return rows.map((row) => ({ userId: row.from_id, name: row.full_name, unread: row.unread }));
  }

  async listRecentConversations(userId: UserId, { limit }: { limit: number }): Promise<RecentConversation[]> {
    const rows = await this.#query<{ other_id: UserId; full_name: string; sent_at: Date; unread: number }>(
      `SELECT conversation.other_id, ${nameOf("other")} AS full_name, m.sent_at, coalesce(inbox.unread, 0) AS unread
       FROM chat_conversation conversation
       JOIN chat_message m ON m.id = conversation.last_message_id
       LEFT JOIN person other ON other.id = conversation.other_id
       LEFT JOIN chat_inbox inbox ON inbox.user_id = conversation.user_id AND inbox.from_id = conversation.other_id
       WHERE conversation.user_id = :userId AND ${notBlocked(":userId", "conversation.other_id")}
       ORDER BY conversation.last_message_id DESC LIMIT :limit`,
      { userId, limit },
    );
    return rows.map((row) => ({
      userId: row.other_id,
      name: row.full_name,
      lastMessageAt: row.sent_at,
      unread: row.unread,
    }));
  }

  async markRead(userId: UserId, { from, upTo }: { from: UserId; upTo: MessageId }): Promise<ReadMark> {
    const [row] = await this.#query<{ up_to: MessageId; moved: boolean }>(
      "SELECT up_to, moved FROM chat_mark_read(:userId, :from, :upTo)",
      { userId, from, upTo },
    );
    return { upTo: row?.up_to ?? 0, moved: row?.moved ?? false };
  }

  async #query<Row>(sql: string, bindings: Record<string, string | number>): Promise<Row[]> {
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
  };
}
