import { useEffect } from "react";
import { keepInvitation, keptInvitation } from "../../household/invitation_token.ts";
import { useLocation, useNavigate } from "../../router/mod.ts";
import { useServices } from "../../services.ts";

/** The token of the opened link: from the address, which then loses it, or kept from before a sign-in. */
export function useInvitationToken(): string | undefined {
  const { tabStorage } = useServices();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const opened = hash.slice(1);
  useEffect(() => {
    if (opened === "") return;
    keepInvitation(tabStorage, opened);
    void navigate("/join", { replace: true });
  }, [opened, tabStorage, navigate]);
  return opened === "" ? keptInvitation(tabStorage) : opened;
}
