import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { useServices } from "../services.ts";

/** Signs somebody in by this entrance, which then leads them on by itself. */
export type RunWithoutRedirect = <Result>(enter: () => Promise<Result>) => Promise<Result>;

/** Whoever comes in by another tab is at home in this one too: sign-up and login are for those who are not signed in. */
export function useRedirectWhenSignedIn(): RunWithoutRedirect {
  const { identity } = useServices();
  const navigate = useNavigate();
  const known = useRef<string>(undefined);
  const isEntering = useRef(false);

  useEffect(() => {
    function look(): void {
      const id = identity.current?.id;
      const isNew = id !== undefined && id !== known.current;
      known.current = id;
      if (isNew && !isEntering.current) void navigate("/home", { replace: true });
    }
    // It may have happened between the guard and now.
    look();
    return identity.subscribe(look);
  }, [identity, navigate]);

  return async (enter) => {
    isEntering.current = true;
    try {
      return await enter();
    } finally {
      isEntering.current = false;
    }
  };
}
