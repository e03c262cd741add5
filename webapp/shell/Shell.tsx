import { lazy, Suspense, useState } from "react";
import { Navbar } from "../../ui-kit/Navbar/mod.ts";
import { PageFoot } from "../../ui-kit/PageFoot/mod.ts";
import { TextLink } from "../../ui-kit/TextLink/mod.ts";
import { useHasTimers } from "../cooking/use_has_timers.ts";
import { useToast } from "../hooks/mod.ts";
import { useOutbox } from "../outbox/mod.ts";
import { Outlet, useLocation } from "../router/mod.ts";
import { RouterLink, retryImport } from "../routing/mod.ts";
import { useStanding } from "../safety/use_standing.ts";
import { useServices } from "../services.ts";
import { useChatSnapshot } from "./chat.tsx";
import {
  currentLink,
  HOUSEHOLD_LINK,
  MODERATION_LINK,
  MY_RECIPES_LINK,
  navLinks,
  PANTRY_LINK,
  SETTINGS_LINK,
  SHOPPING_LINK,
} from "./nav_links.tsx";
import { useLogOut } from "./session.tsx";
import { PageNote } from "./shell_layout.ts";
import { Unsent } from "./Unsent.tsx";
import { useNavbarSearch } from "./use_navbar_search.ts";

// Few people ever see one.
const WarningDialog = lazy(async () => ({
  default: (await retryImport(() => import("../safety/WarningDialog.tsx"))).WarningDialog,
}));

const EmailVerificationNotice = lazy(async () => ({
  default: (await retryImport(() => import("../email_verification/mod.ts"))).EmailVerificationNotice,
}));

// Only a device with timers loads them.
const TimersBar = lazy(async () => ({
  default: (await retryImport(() => import("../cooking/mod.ts"))).TimersBar,
}));

/** Every signed-in screen: the navbar, and the screen below it. */
export function Shell() {
  const { log } = useServices();
  const { pathname } = useLocation();
  const search = useNavbarSearch();
  const logOut = useLogOut();
  const showToast = useToast();
  const { unread } = useChatSnapshot();
  const standing = useStanding();
  const moreLinks = [
    SHOPPING_LINK,
    PANTRY_LINK,
    MY_RECIPES_LINK,
    HOUSEHOLD_LINK,
    SETTINGS_LINK,
    ...(standing?.moderator ? [MODERATION_LINK] : []),
  ];
  const warning = standing?.warnings[0];
  const email = standing?.emailVerification;
  const hasTimers = useHasTimers();
  const outbox = useOutbox();
  const [isAsking, setAsking] = useState(false);

  function askOrLeave(): void {
    if (outbox && outbox.snapshot().entries.length > 0) setAsking(true);
    else void leave();
  }

  async function leave(): Promise<void> {
    try {
      await logOut();
    } catch (error) {
      log("Cannot log out", error);
      showToast("Not logged out. Try again.", { tone: "error" });
    }
  }

  return (
    <>
      <Navbar
        links={navLinks({ hasUnreadChat: unread.length > 0 })}
        current={currentLink(pathname)}
        moreLinks={moreLinks}
        component={RouterLink}
        search={search}
        menu={[{ text: "Log out", onSelect: askOrLeave }]}
        homeHref="/home"
      />
      {email?.required && !email.verified && (
        <Suspense fallback={null}>
          <PageNote data-late aria-label="E-mail address">
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
      <PageFoot>
        {moreLinks.map(({ href, text }) => (
          <TextLink key={href} href={href} component={RouterLink}>
            {text}
          </TextLink>
        ))}
      </PageFoot>
      {warning && (
        <Suspense fallback={null}>
          <WarningDialog key={warning.id} warning={warning} />
        </Suspense>
      )}
    </>
  );
}
