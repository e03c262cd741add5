import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useServices } from "../services.ts";
import { loginPath } from "./guards.ts";

/**
 * Leaves the signed-in screens when the session ends elsewhere: in another tab, or because the server refused it.
 * Another person's session, from another tab, begins at home with nothing of the first one's.
 *
 * @returns Log out, from here.
 */
export function useSessionWatch(): () => Promise<void> {
  const { identity, queryClient } = useServices();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = useRef(pathname + search);
  const isLeaving = useRef(false);
  useEffect(() => {
    here.current = pathname + search;
  }, [pathname, search]);

  useEffect(() => {
    const entered = identity.current?.id;
    return identity.subscribe(() => {
      if (identity.current?.id === entered || isLeaving.current) return;
      queryClient.clear();
      void navigate(identity.current ? "/home" : loginPath(here.current), { replace: true });
    });
  }, [identity, queryClient, navigate]);

  return async () => {
    isLeaving.current = true;
    try {
      await identity.logOut();
      await navigate("/login");
      queryClient.clear();
    } finally {
      isLeaving.current = false;
    }
  };
}
