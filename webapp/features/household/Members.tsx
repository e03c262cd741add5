import { plural, t } from "@lingui/core/macro";
import { useMemo, useRef, useState } from "react";
import { AlertDialog } from "../../../ui-kit/AlertDialog/mod.ts";
import { Badge } from "../../../ui-kit/Badge/mod.ts";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Cluster } from "../../../ui-kit/Cluster/mod.ts";
import { Heading } from "../../../ui-kit/Heading/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import type { HouseholdReply } from "../../../wire/household/household.ts";
import { portionsText } from "../../platform/format/mod.ts";
import { useFocusAfterRemoval } from "../../platform/hooks/mod.ts";
import { Name, Row, Rows, Section } from "./household_layout.ts";
import { PortionsField } from "./PortionsField.tsx";
import type { HouseholdActions } from "./use_household.ts";

type Member = HouseholdReply["members"][number];

export function Members({ household, actions }: { household: HouseholdReply; actions: HouseholdActions }) {
  const { members } = household;
  const [leaving, setLeaving] = useState<Member>();
  const heading = useRef<HTMLHeadingElement>(null);
  const ids = useMemo(() => members.map(({ id }) => id), [members]);
  useFocusAfterRemoval(ids, () => heading.current);
  const total = members.reduce((sum, { portions }) => sum + portions, 0);
  return (
    <Section>
      <Heading ref={heading} level={2} size="name" tabIndex={-1}>
        {t`Members`}
      </Heading>
      <Rows>
        {members.map((member) => (
          <Row key={member.id}>
            <Name>
              {member.name}
              {member.you && <Badge tone="leaf">{t`You`}</Badge>}
            </Name>
            <Cluster gap="8">
              <PortionsField member={member} onPortions={(portions) => actions.setPortions(member.id, portions)} />
              {member.removable && (
                <Button
                  variant="plain"
                  size="small"
                  aria-label={t`Remove ${member.name}`}
                  onClick={() => setLeaving(member)}
                >
                  {t`Remove`}
                </Button>
              )}
            </Cluster>
          </Row>
        ))}
      </Rows>
      <Text aria-live="polite">{totalText(total, { isAlone: members.length === 1 })}</Text>
      {members.length > 1 && !members.some(({ removable }) => removable) && (
        <Text tone="soft">{t`After a week in this household you can remove others too.`}</Text>
      )}
      <AlertDialog
        title={t`Remove ${leaving?.name ?? ""}?`}
        text={t`They get a household of their own, with a copy of the plan from this week on. The foods at home stay with you. They no longer see or change yours. They are told that you removed them.`}
        open={leaving !== undefined}
        onOpenChange={() => setLeaving(undefined)}
        confirmText={t`Remove`}
        cancelText={t`Cancel`}
        tone="danger"
        busy={actions.isSaving}
        busyText={t`Removing…`}
        onConfirm={() => leaving && actions.remove(leaving, () => setLeaving(undefined))}
      />
    </Section>
  );
}

function totalText(total: number, { isAlone }: { isAlone: boolean }): string {
  const portions = portionsText(total);
  const count = Math.max(total, 1); // a part of a portion is no plural
  return isAlone
    ? plural(count, {
        one: `You plan ${portions} portion of each dish.`,
        other: `You plan ${portions} portions of each dish.`,
      })
    : plural(count, {
        one: `Together you plan ${portions} portion of each dish.`,
        other: `Together you plan ${portions} portions of each dish.`,
      });
}
