import { t } from "@lingui/core/macro";
import { lazy, memo, Suspense, useCallback, useMemo, useState } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { Navbar, type NavbarLink } from "../../../ui-kit/Navbar/mod.ts";
import { PageFoot } from "../../../ui-kit/PageFoot/mod.ts";
import { TextLink } from "../../../ui-kit/TextLink/mod.ts";
import { useHasTimers } from "../../features/cooking/use_has_timers.ts";
import { useStanding } from "../../features/safety/use_standing.ts";
import { useServices } from "../../services.ts";
import { useToast } from "../hooks/mod.ts";
import { useOutbox } from "../offline/outbox/mod.ts";
import { RouterLink, retryImport, useLaterCode } from "../routing/mod.ts";
import { useHasUnread } from "./chat.tsx";
import { currentLink, moreLinks, navLinks } from "./nav_links.tsx";
import { useLogOut } from "./session.tsx";
import { PageNote } from "./shell_layout.ts";
import { Unsent } from "./Unsent.tsx";
import { useAccountLanguage } from "./use_account_language.ts";
import { useSearchBox } from "./use_search_box.ts";

// Few people ever see one.
const WarningDialog = lazy(async () => ({
  default: (await retryImport(() => import("../../features/safety/WarningDialog.tsx"))).WarningDialog,
}));

const EmailVerificationNotice = lazy(async () => ({
  default: (await retryImport(() => import("../../features/email_verification/mod.ts"))).EmailVerificationNotice,
}));

// Only a device with timers loads them.
const TimersBar = lazy(async () => ({
  default: (await retryImport(() => import("../../features/cooking/mod.ts"))).TimersBar,
}));

// Above a recipe's title, which would move if it came after it.
const LATER = [() => retryImport(() => import("../../features/food_rules/BrokenRules.tsx"))];

/** Every signed-in screen: the navbar, and the screen below it. */
export function Shell() {
  const { log } = useServices();
  const logOut = useLogOut();
  useAccountLanguage();
  const showToast = useToast();
  const standing = useStanding();
  const isModerator = standing?.moderator === true;
  const more = useMemo(() => moreLinks({ isModerator }), [isModerator]);
  const warning = standing?.warnings[0];
  const email = standing?.emailVerification;
  const hasTimers = useHasTimers();
  useLaterCode(LATER);
  const outbox = useOutbox();
  const [isAsking, setAsking] = useState(false);

  const leave = useCallback(async () => {
    try {
      await logOut();
    } catch (error) {
      log("Cannot log out", error);
      showToast(t`Not logged out. Try again.`, { tone: "error" });
    }
  }, [logOut, log, showToast]);

  const askOrLeave = useCallback(() => {
    if (outbox && outbox.snapshot().entries.length > 0) setAsking(true);
    else void leave();
  }, [outbox, leave]);

  const foot = useMemo(
    () => (
      <PageFoot>
        {more.map(({ href, text }) => (
          <TextLink key={href} href={href} component={RouterLink}>
            {text}
          </TextLink>
        ))}
      </PageFoot>
    ),
    [more],
  );

  return (
    <>
      <Sign moreLinks={more} onLogOut={askOrLeave} />
      {email?.required && !email.verified && (
        <Suspense fallback={null}>
          <PageNote aria-label={t`E-mail address`}>
            <EmailVerificationNotice state={email} />
          </PageNote>
        </Suspense>
      )}
      {hasTimers && (
        <Suspense fallback={null}>
          <TimersBar place="page" />
        </Suspense>
      )}
      <Unsent
        isAsking={isAsking}
        onStay={() => setAsking(false)}
        onLogOut={() => {
          setAsking(false);
          void leave();
        }}
      />
      <Outlet />
      {foot}
      {warning && (
        <Suspense fallback={null}>
          <WarningDialog key={warning.id} warning={warning} />
        </Suspense>
      )}
    </>
  );
}

/** A memo: later parts of the page, such as the chat, seldom change it. */
const Sign = memo(DrawnSign);

function DrawnSign({ moreLinks: more, onLogOut }: { moreLinks: readonly NavbarLink[]; onLogOut: () => void }) {
  const { pathname } = useLocation();
  const search = useSearchBox("navbar");
  const hasUnreadChat = useHasUnread();
  return (
    <Navbar
      links={navLinks({ hasUnreadChat })}
      current={currentLink(pathname)}
      moreLinks={more}
      component={RouterLink}
      search={search}
      menu={[{ text: t`Log out`, onSelect: onLogOut }]}
      homeHref="/home"
    />
  );
}
