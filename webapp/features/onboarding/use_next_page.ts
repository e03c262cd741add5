import { useNavigate } from "react-router-dom";
import { useServices } from "../../services.ts";
import { storedInvitation } from "../household/invitation_token.ts";

/** Opens the page after onboarding: home, or the invitation that led to the sign-up. */
export function useNextPage(): () => Promise<void> {
  const { tabStorage } = useServices();
  const navigate = useNavigate();
  return async () => {
    await navigate(storedInvitation(tabStorage) === undefined ? "/home" : "/join");
  };
}
