import { plural, t } from "@lingui/core/macro";
import { useState } from "react";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Cluster } from "../../../ui-kit/Cluster/mod.ts";
import { Dialog } from "../../../ui-kit/Dialog/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import { NamedAmounts } from "./AtHome.tsx";
import type { ListView } from "./list_view.ts";
import { EndLine } from "./shopping_layout.ts";
import type { ShoppingActions } from "./use_shopping.ts";

/** Puts away what is bought, after a preview of the foods that move to the pantry. */
export function DoneSection({ view, actions }: { view: ListView; actions: ShoppingActions }) {
  const [isAsking, setIsAsking] = useState(false);
  const { bought, toMove, boughtIds, openCount } = view;
  if (bought.length === 0) return null;
  return (
    <EndLine data-above-tabs="">
      <Button variant={openCount === 0 ? "primary" : "plain"} onClick={() => setIsAsking(true)}>
        {t`Put away (${bought.length})`}
      </Button>
      <Dialog title={t`Put away what is bought?`} open={isAsking} onOpenChange={setIsAsking}>
        <Stack gap="16">
          {toMove.length > 0 && (
            <>
              <Text>{t`This moves to your foods at home:`}</Text>
              <NamedAmounts all={toMove} />
            </>
          )}
          <Text tone="soft">{consequence(view)}</Text>
          <Cluster>
            <Button
              busy={actions.isFinishing}
              busyText={t`Moving…`}
              onClick={() => actions.finish(boughtIds, () => setIsAsking(false))}
            >
              {t`Put away`}
            </Button>
            <Button variant="ghost" disabled={actions.isFinishing} onClick={() => setIsAsking(false)}>
              {t`Cancel`}
            </Button>
          </Cluster>
        </Stack>
      </Dialog>
    </EndLine>
  );
}

function consequence({ openCount }: ListView): string {
  if (openCount === 0) return t`All that is bought leaves the list.`;
  return plural(openCount, {
    one: "All that is bought leaves the list. # line is not bought yet and stays.",
    other: "All that is bought leaves the list. # lines are not bought yet and stay.",
  });
}
