import { t } from "@lingui/core/macro";
import { useNavigate } from "react-router-dom";
import { Button } from "../../../ui-kit/Button/mod.ts";

/** One page back; home in a new tab, which has no page to go back to. */
export function StepBack() {
  const navigate = useNavigate();
  return (
    <Button variant="ghost" onClick={() => void (history.length > 1 ? navigate(-1) : navigate("/home"))}>
      {t`← Back`}
    </Button>
  );
}
