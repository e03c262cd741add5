import { t } from "@lingui/core/macro";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useRef } from "react";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Cluster } from "../../../ui-kit/Cluster/mod.ts";
import { Notice } from "../../../ui-kit/Notice/mod.ts";
import { Spinner } from "../../../ui-kit/Spinner/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import { BLOCKED_PEOPLE, blockedPeopleQuery, FEEDS } from "../../platform/api/mod.ts";
import { useFocusAfterRemoval, useToast } from "../../platform/hooks/mod.ts";
import { useServices } from "../../services.ts";
import { PersonName, Row, Rows } from "./settings_layout.ts";
import { TitledSection } from "./TitledSection.tsx";

/** The people whom the signed-in person has blocked, each with a way to end the block. */
export function BlockedPeople() {
  const { safety } = useServices();
  const { data: people, isError, isFetching, refetch } = useQuery(blockedPeopleQuery(safety));
  const heading = useRef<HTMLHeadingElement>(null);
  const ids = useMemo(() => people?.map(({ userId }) => userId), [people]);
  useFocusAfterRemoval(ids, () => heading.current);
  return (
    <TitledSection id="blocked" headingRef={heading}>
      {!people && !isError && <Spinner>{t`Loading…`}</Spinner>}
      {!people && isError && (
        <Cluster>
          <Notice>{t`The people you blocked could not be loaded.`}</Notice>
          <Button variant="plain" size="small" busy={isFetching} onClick={() => void refetch()}>
            {t`Try again`}
          </Button>
        </Cluster>
      )}
      {people?.length === 0 && (
        <Text tone="soft">{t`You have blocked no one. You can block a person at one of their posts or in the chat.`}</Text>
      )}
      {people && people.length > 0 && (
        <Rows>
          {people.map((person) => (
            <BlockedRow key={person.userId} userId={person.userId} name={person.name} />
          ))}
        </Rows>
      )}
    </TitledSection>
  );
}

function BlockedRow({ userId, name }: { userId: number; name: string }) {
  const { safety, log } = useServices();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => safety.unblockPerson({ id: String(userId) }),
    async onSuccess() {
      showToast(t`${name} is not blocked any more.`);
      await Promise.all([BLOCKED_PEOPLE, FEEDS].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
    onError(error) {
      log("Cannot unblock a person", error);
      showToast(t`${name} is still blocked. Try again.`, { tone: "error" });
    },
  });
  return (
    <Row>
      <PersonName>{name}</PersonName>
      <Button variant="plain" size="small" aria-label={t`Unblock ${name}`} busy={isPending} onClick={() => mutate()}>
        {t`Unblock`}
      </Button>
    </Row>
  );
}
