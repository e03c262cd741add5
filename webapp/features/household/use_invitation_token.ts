import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useServices } from "../../services.ts";
import { storedInvitation, storeInvitation } from "./invitation_token.ts";

/** The token of the opened link: from the address, from which it is then removed, or stored before a sign-in. */
export function useInvitationToken(): string | undefined {
  const { tabStorage } = useServices();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const opened = hash.slice(1);
  useEffect(() => {
    if (opened === "") return;
    storeInvitation(tabStorage, opened);
    void navigate("/join", { replace: true });
  }, [opened, tabStorage, navigate]);
  return opened === "" ? storedInvitation(tabStorage) : opened;
}
