import Copy from "lucide-react/icons/copy";
import Printer from "lucide-react/icons/printer";
import Share2 from "lucide-react/icons/share-2";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { EmptyState } from "../../../ui-kit/EmptyState/mod.ts";
import { ErrorState } from "../../../ui-kit/ErrorState/mod.ts";
import { LinkButton } from "../../../ui-kit/LinkButton/mod.ts";
import { Page } from "../../../ui-kit/Page/mod.ts";
import { PageTitle } from "../../../ui-kit/PageTitle/mod.ts";
import { Spinner } from "../../../ui-kit/Spinner/mod.ts";
import { useShareText } from "../../platform/hooks/mod.ts";
import { NotOnDevice } from "../../platform/offline/not_on_device/mod.ts";
import { RouterLink } from "../../platform/routing/mod.ts";
import { AtHome } from "./AtHome.tsx";
import { DaysSection } from "./DaysSection.tsx";
import { DoneSection } from "./DoneSection.tsx";
import type { ListView } from "./list_view.ts";
import { MembersNews } from "./MembersNews.tsx";
import { ShoppingLines } from "./ShoppingLines.tsx";
import { ShopSection } from "./ShopSection.tsx";
import { Columns, ListColumn, SideColumn, Tools } from "./shopping_layout.ts";
import { useShopping } from "./use_shopping.ts";
import { WriteLine } from "./WriteLine.tsx";

/** The needs of the planned days, and lines that a person writes. */
export function ShoppingPage() {
  const actions = useShopping();
  const { data, view } = actions;
  return (
    <Page>
      <PageTitle title="Shopping list" subtitle={view && countsText(view)}>
        {view && view.openCount > 0 && <ListTools text={view.text} />}
      </PageTitle>
      {!view && actions.hasFailed && (
        <ErrorState title="Your shopping list could not be loaded." busy={actions.isLoading} onRetry={actions.retry} />
      )}
      {actions.isMissing && <NotOnDevice what="Your shopping list is" />}
      {!view && !actions.hasFailed && !actions.isMissing && <Spinner>Loading…</Spinner>}
      {data && view && (
        <Columns>
          <ListColumn>
            <div>
              <MembersNews data={data} />
              <WriteLine onWrite={actions.write} />
            </div>
            {view.openCount + view.bought.length === 0 ? (
              <NothingToBuy view={view} days={data.days.length} />
            ) : (
              <ShoppingLines view={view} actions={actions} />
            )}
            <DoneSection view={view} actions={actions} />
            <AtHome foods={view.atHome} />
          </ListColumn>
          <SideColumn>
            <DaysSection days={data.days} onDays={actions.chooseDays} />
            <ShopSection shops={data} actions={actions} />
          </SideColumn>
        </Columns>
      )}
    </Page>
  );
}

function countsText({ openCount, bought }: ListView): string {
  return bought.length === 0 ? `${openCount} to buy` : `${openCount} to buy · ${bought.length} bought`;
}

function ListTools({ text }: { text: string }) {
  const { share, copy } = useShareText();
  const list = { title: "Shopping list", text };
  return (
    <Tools>
      {"share" in navigator && (
        <Button size="small" variant="plain" icon={<Share2 size={20} />} onClick={() => void share(list)}>
          Share
        </Button>
      )}
      <Button size="small" variant="plain" icon={<Copy size={20} />} onClick={() => void copy(list)}>
        Copy
      </Button>
      <Button size="small" variant="plain" icon={<Printer size={20} />} onClick={() => window.print()}>
        Print
      </Button>
    </Tools>
  );
}

function NothingToBuy({ view, days }: { view: ListView; days: number }) {
  if (view.atHome.length > 0) {
    return <EmptyState title="Nothing to buy" text="All that these days need is at home." />;
  }
  if (days === 0) {
    return <EmptyState title="No days are chosen" text="Choose the days to shop for, or write what you need." />;
  }
  return (
    <EmptyState title="Nothing to buy" text="No meals with ingredients are planned for these days.">
      <LinkButton href="/week" component={RouterLink}>
        Plan your week
      </LinkButton>
    </EmptyState>
  );
}
