/** Codes of all expected errors. They are stable: clients and the HTTP status table rely on them. */
export const ERROR_CODES = [
  "invalid_input",
  "not_signed_in",
  "forbidden",
  "sign_in_again",
  "person_not_found",
  "session_not_found",
  "too_many_access_tokens",
  "access_tokens_unavailable",
  "recipe_not_found",
  "meal_not_found",
  "post_not_found",
  "photo_too_large",
  "photo_type_unknown",
  "photo_unreadable",
  "message_empty",
  "message_too_long",
  "receiver_unknown",
  "receiver_self",
  "too_many_blocks",
  "message_not_found",
  "message_request_not_found",
  "too_many_message_requests",
  "report_not_found",
  "log_entry_not_found",
  "own_cause",
  "too_many_reports",
  "suspended",
  "email_not_verified",
  "too_many_mails",
  "household_member_not_found",
  "household_joined",
  "household_full",
  "household_changed",
  "invitation_not_found",
  "too_many_invitations",
  "shopping_list_full",
  "shop_not_found",
  "too_many_shops",
  "pantry_food_not_found",
  "pantry_full",
  "slot_changed",
  "template_not_found",
  "template_exists",
  "too_many_templates",
  "food_rules_broken",
  "search_replaced",
  "search_unavailable",
  "identity_unavailable",
  "photos_unavailable",
  "page_not_fetched",
  "no_recipe_found",
  "recipe_changed",
  "cookbook_full",
  "recipe_photos_full",
  "import_running",
  "import_not_found",
  "file_not_read",
  "import_too_large",
  "import_unavailable",
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** An expected error with a message for a person. Any other error is a bug or an outage. */
export class DomainError extends Error {
  override readonly name = "DomainError";
  readonly code: ErrorCode;
  /** Name of the rejected input, as the caller knows it, such as `meal.id`. */
  readonly field: string | undefined;
  /** When the same can be tried again, as far as that is known. */
  readonly until: Date | undefined;

  constructor(code: ErrorCode, message: string, options: { field?: string; until?: Date; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.code = code;
    this.field = options.field;
    this.until = options.until;
  }
}
