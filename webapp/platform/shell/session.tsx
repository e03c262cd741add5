import { useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { forgetEmailChange } from "../../features/auth/email_change.ts";
import { forgetRecipeDrafts } from "../../features/edit_recipe/drafts_key.ts";
import { forgetCooking } from "../../features/kitchen_timers/timers_key.ts";
import { forgetViewedRecipes } from "../../features/recent_recipes/viewed_key.ts";
import { useServices } from "../../services.ts";
import { useOutbox } from "../offline/outbox/mod.ts";
import { loginPath } from "../routing/mod.ts";

const LogOutContext = createContext<() => Promise<void>>(() => Promise.resolve());

/**
 * Leaves the signed-in pages when the session ends elsewhere: in another tab, or because the server refused it. When
 * another tab starts another person's session, this tab opens home without any data of the first person.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { identity, tabStorage, deviceStorage } = useServices();
  const queryClient = useQueryClient();
  const outbox = useOutbox();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const entered = useRef(identity.current?.id);
  const here = useRef(pathname + search);
  const isLeaving = useRef(false);
  useEffect(() => {
    here.current = pathname + search;
  }, [pathname, search]);

  useEffect(() => {
    function leave(): void {
      const isSame = identity.current !== undefined && identity.current.id === entered.current;
      if (isSame || isLeaving.current) return;
      entered.current = identity.current?.id;
      // Another person's session must not see these answers. A page without a session would ask for them again: see below.
      if (identity.current) queryClient.clear();
      tabStorage.clear();
      forgetCooking(deviceStorage);
      // If a session has only ended, the person finds its data again: the tab that logs out removes it.
      if (identity.current) {
        forgetRecipeDrafts(deviceStorage);
        forgetViewedRecipes(deviceStorage);
      }
      void navigate(identity.current ? "/home" : loginPath(here.current), { replace: true });
    }
    // The session may have ended between the guard and now.
    leave();
    return identity.subscribe(leave);
  }, [identity, queryClient, tabStorage, deviceStorage, navigate]);

  // Only once the pages are unmounted: a mounted page would request the cleared data again, without a session.
  useEffect(
    () => () => {
      if (!identity.current) queryClient.clear();
    },
    [identity, queryClient],
  );

  const logOut = useCallback(async () => {
    async function endSession(): Promise<void> {
      await identity.logOut();
      await outbox?.forget();
      await navigate("/login");
      tabStorage.clear();
      forgetCooking(deviceStorage);
      forgetRecipeDrafts(deviceStorage);
      forgetViewedRecipes(deviceStorage);
      forgetEmailChange(deviceStorage);
    }
    isLeaving.current = true;
    await endSession().finally(() => {
      isLeaving.current = false;
    });
  }, [identity, outbox, navigate, tabStorage, deviceStorage]);

  return <LogOutContext.Provider value={logOut}>{children}</LogOutContext.Provider>;
}

/** Signs out at the identity service, clears all cached data and opens login. */
export function useLogOut(): () => Promise<void> {
  return useContext(LogOutContext);
}
