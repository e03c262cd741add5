import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { useServices } from "../../services.ts";

/** Runs this page's own sign-in, which navigates by itself. */
export type RunWithoutRedirect = <Result>(signIn: () => Promise<Result>) => Promise<Result>;

/** Opens home when the person signs in in another tab. @returns a wrapper for this page's own sign-in. */
export function useRedirectWhenSignedIn(): RunWithoutRedirect {
  const { identity } = useServices();
  const navigate = useNavigate();
  const knownId = useRef<string>(undefined);
  const isSigningIn = useRef(false);

  useEffect(() => {
    function check(): void {
      const id = identity.current?.id;
      const isNew = id !== undefined && id !== knownId.current;
      knownId.current = id;
      if (isNew && !isSigningIn.current) void navigate("/home", { replace: true });
    }
    // The sign-in may have happened after the route's guard.
    check();
    return identity.subscribe(check);
  }, [identity, navigate]);

  return async (signIn) => {
    isSigningIn.current = true;
    try {
      return await signIn();
    } finally {
      isSigningIn.current = false;
    }
  };
}
