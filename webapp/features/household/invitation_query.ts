import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { queryOptions } from "@tanstack/react-query";
import { i18n } from "#i18n";
import type { InvitationReply } from "../../../wire/household/household.ts";
import { ApiError } from "../../platform/api/mod.ts";
import type { Services } from "../../services.ts";

export interface Refusal {
  readonly title: string;
  readonly text: string;
}

const REFUSALS: Readonly<Record<string, Readonly<Record<keyof Refusal, MessageDescriptor>>>> = {
  invitation_not_found: {
    title: msg`This invitation cannot be used`,
    text: msg`It was used, was revoked, or is older than 7 days. Ask the person who invited you for a new link.`,
  },
  household_joined: {
    title: msg`You are a member already`,
    text: msg`This invitation is to your own household. Give the link to the person whom you want to invite.`,
  },
  household_full: {
    title: msg`This household is full`,
    text: msg`It has as many members as a household can have.`,
  },
};

/** The text of a permanent error; undefined for any other. */
export function refusalOf(error: unknown): Refusal | undefined {
  const refusal = error instanceof ApiError ? REFUSALS[error.code] : undefined;
  return refusal && { title: i18n._(refusal.title), text: i18n._(refusal.text) };
}

/** The invitation's details, or why it cannot be used: a reply too, so that the server can render it. */
export function invitationQuery(household: Pick<Services["household"], "previewInvitation">, token: string) {
  return queryOptions({
    queryKey: ["invitation", token],
    async queryFn({ signal }): Promise<{ invitation?: InvitationReply; refusal?: Refusal }> {
      try {
        return { invitation: await household.previewInvitation({ token }, { signal }) };
      } catch (error) {
        const refusal = refusalOf(error);
        if (refusal) return { refusal };
        throw error;
      }
    },
    staleTime: 0,
  });
}
