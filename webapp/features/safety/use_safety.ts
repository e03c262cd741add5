import { t } from "@lingui/core/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { flushSync } from "react-dom";
import type { ReportKind } from "../../../core/safety/mod.ts";
import { BLOCKED_PEOPLE, FEEDS, RECENT_CONVERSATIONS } from "../../platform/api/mod.ts";
import { useToast } from "../../platform/hooks/mod.ts";
import { useChatSession } from "../../platform/shell/mod.ts";
import { useServices } from "../../services.ts";

export interface PersonToBlock {
  readonly id: number;
  readonly name: string;
}

export interface ReportChoice {
  readonly kind: ReportKind;
  readonly id: number;
  /** A short description: the beginning of a message, a person's name. */
  readonly text: string;
}

export interface ReportSubject {
  readonly kind: ReportKind;
  readonly id: number;
  /** Its name, for the dialog's title: "Tomato soup", "Tomás Herrera". */
  readonly name: string;
  /** Its author, who can be blocked at the same time. */
  readonly person: PersonToBlock;
  /** Other subjects that the reporter can choose, if there are several; the first one is preselected. */
  readonly choices?: readonly ReportChoice[];
}

export type SafetyQuestion =
  | { readonly kind: "block"; readonly person: PersonToBlock }
  | { readonly kind: "report"; readonly subject: ReportSubject };

/** Blocking and reporting: which question is open, and the block itself. */
export function useSafety({ onBlocked }: { onBlocked: (person: PersonToBlock) => void }) {
  const { safety, log } = useServices();
  const queryClient = useQueryClient();
  const session = useChatSession();
  const showToast = useToast();
  const [question, setQuestion] = useState<SafetyQuestion>();

  const block = useMutation({
    mutationFn: ({ id }: PersonToBlock) => safety.blockPerson({ id: String(id) }),
    async onSuccess(_nothing, person) {
      // First, so that the dialog returns the focus to a button that is still there: its list notices when it disappears.
      flushSync(() => setQuestion(undefined));
      session?.forget(person.id);
      onBlocked(person);
      showToast(t`${person.name} is blocked.`);
      await Promise.all(
        [FEEDS, BLOCKED_PEOPLE, RECENT_CONVERSATIONS].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      );
    },
    onError(error, person) {
      log("Cannot block a person", error);
      showToast(t`${person.name} is not blocked. Try again.`, { tone: "error" });
    },
  });

  return {
    question,
    askToBlock: (person: PersonToBlock) => setQuestion({ kind: "block", person }),
    askToReport: (subject: ReportSubject) => setQuestion({ kind: "report", subject }),
    close: () => setQuestion(undefined),
    /** Blocks a person, whose posts and messages disappear at once. */
    block: (person: PersonToBlock) => block.mutate(person),
    isBlocking: block.isPending,
  };
}

export type Safety = ReturnType<typeof useSafety>;
