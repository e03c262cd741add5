import { t } from "@lingui/core/macro";
import { useNavigate, useSearchParams } from "react-router-dom";
import type { CalendarDate } from "../../../core/shared/mod.ts";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { EmptyState } from "../../../ui-kit/EmptyState/mod.ts";
import { ErrorState } from "../../../ui-kit/ErrorState/mod.ts";
import { LinkButton } from "../../../ui-kit/LinkButton/mod.ts";
import { Notice } from "../../../ui-kit/Notice/mod.ts";
import { Page } from "../../../ui-kit/Page/mod.ts";
import { PageTitle } from "../../../ui-kit/PageTitle/mod.ts";
import { Spinner } from "../../../ui-kit/Spinner/mod.ts";
import type { ShoppingListReply } from "../../../wire/shopping/shopping_list.ts";
import { listWeekIn } from "../../platform/api/mod.ts";
import { NotOnDevice } from "../../platform/offline/not_on_device/mod.ts";
import { RouterLink } from "../../platform/routing/mod.ts";
import { useServices } from "../../services.ts";
import { AtHome } from "./AtHome.tsx";
import { DaysSection } from "./DaysSection.tsx";
import { DoneSection } from "./DoneSection.tsx";
import { daysText } from "./days_text.ts";
import { ListMenu } from "./ListMenu.tsx";
import type { ListView } from "./list_view.ts";
import { MembersNews } from "./MembersNews.tsx";
import { ShoppingLines } from "./ShoppingLines.tsx";
import { ShopSection } from "./ShopSection.tsx";
import { Columns, ListColumn, SideColumn } from "./shopping_layout.ts";
import { useShopping } from "./use_shopping.ts";
import { WriteLine } from "./WriteLine.tsx";

/** The needs of the planned days, and lines that a person writes. */
export function ShoppingPage() {
  const { today } = useServices();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const week = listWeekIn(parameters, today());
  const actions = useShopping(week);
  const { data, view } = actions;

  function chooseDays(days: readonly CalendarDate[]): void {
    actions.chooseDays(days, week && (() => void navigate("/shopping", { replace: true, preventScrollReset: true })));
  }

  return (
    <Page>
      <PageTitle title={t`Shopping list`} subtitle={view && countsText(view)} />
      {!view && actions.hasFailed && (
        <ErrorState
          title={t`Your shopping list could not be loaded.`}
          busy={actions.isLoading}
          onRetry={actions.retry}
        />
      )}
      {actions.isMissing && <NotOnDevice what="shopping-list" />}
      {!view && !actions.hasFailed && !actions.isMissing && <Spinner>{t`Loading…`}</Spinner>}
      {data && <MembersNews data={data} />}
      {data && view && (
        <Columns>
          <ListColumn>
            <WriteLine onWrite={actions.write} />
            {view.openCount + view.bought.length === 0 ? (
              <NothingToBuy view={view} data={data} onDays={chooseDays} />
            ) : (
              <>
                <NothingPlanned data={data} onDays={chooseDays} />
                <ShoppingLines view={view} actions={actions} />
              </>
            )}
            <DoneSection view={view} actions={actions} />
            <AtHome foods={view.atHome} />
          </ListColumn>
          <SideColumn>
            <DaysSection days={data.days} onDays={chooseDays} />
            <ShopSection shops={data} actions={actions} />
            <ListMenu text={view.openCount > 0 ? view.text : ""} shops={data} actions={actions} />
          </SideColumn>
        </Columns>
      )}
    </Page>
  );
}

function countsText({ openCount, bought }: ListView): string {
  return bought.length === 0 ? t`${openCount} to buy` : t`${openCount} to buy · ${bought.length} bought`;
}

interface NothingPlannedProps {
  data: ShoppingListReply;
  onDays: (days: readonly CalendarDate[]) => void;
}

/** Above written lines. */
function NothingPlanned({ data, onDays }: NothingPlannedProps) {
  const { days, plannedDays = [] } = data;
  if (days.length === 0 || plannedDays.length === 0) return null;
  return (
    <Notice
      tone="info"
      action={
        <Button variant="ghost" size="small" onClick={() => onDays(plannedDays)}>
          {shopForText(plannedDays)}
        </Button>
      }
    >
      {nothingPlannedText(data)}
    </Notice>
  );
}

function NothingToBuy({ view, data, onDays }: NothingPlannedProps & { view: ListView }) {
  const { days, plannedDays = [] } = data;
  if (view.atHome.length > 0) {
    return <EmptyState title={t`Nothing to buy`} text={t`All that these days need is at home.`} />;
  }
  const text = days.length > 0 ? nothingPlannedText(data) : t`Choose the days to shop for, or write what you need.`;
  return (
    <EmptyState title={days.length > 0 ? t`Nothing to buy` : t`No days are chosen`} text={text}>
      {plannedDays.length > 0 ? (
        <Button onClick={() => onDays(plannedDays)}>{shopForText(plannedDays)}</Button>
      ) : (
        <LinkButton href="/week" component={RouterLink}>
          {t`Plan your week`}
        </LinkButton>
      )}
    </EmptyState>
  );
}

function nothingPlannedText({ days }: ShoppingListReply): string {
  return days.length > 1
    ? t`No meals with ingredients are planned for these days.`
    : t`No meals with ingredients are planned for ${daysText(days)}.`;
}

/** "Shop for Mon 30 – Sun 6" */
function shopForText(plannedDays: readonly CalendarDate[]): string {
  return t`Shop for ${daysText(plannedDays)}`;
}
