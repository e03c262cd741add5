import { t } from "@lingui/core/macro";
import { useState } from "react";
import { AlertDialog } from "../../../ui-kit/AlertDialog/mod.ts";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Heading } from "../../../ui-kit/Heading/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import { Section } from "./household_layout.ts";
import type { HouseholdActions } from "./use_household.ts";

export function LeaveSection({ actions }: { actions: HouseholdActions }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Section>
      <Heading level={2} size="name">
        {t`Leave`}
      </Heading>
      <Text tone="soft">
        {t`You plan alone again, and keep a copy of the plan. The foods at home stay with the others.`}
      </Text>
      <Button variant="danger" onClick={() => setIsAsking(true)}>
        {t`Leave the household`}
      </Button>
      <AlertDialog
        title={t`Leave the household?`}
        text={t`You keep a copy of the plan from this week on. The others keep theirs: from now on neither changes with the other. The foods at home stay with them. You can come back with a new invitation.`}
        open={isAsking}
        onOpenChange={setIsAsking}
        confirmText={t`Leave`}
        cancelText={t`Cancel`}
        tone="danger"
        busy={actions.isSaving}
        busyText={t`Leaving…`}
        onConfirm={() => actions.leave(() => setIsAsking(false))}
      />
    </Section>
  );
}
