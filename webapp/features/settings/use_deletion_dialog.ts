import { useState } from "react";
import { useSearchParams } from "react-router-dom";

/** In the address of this page when the person comes back from the provider, to delete their account. */
export const LEAVING = "leaving";

/** Where the provider sends the person back to, after a new sign-in for deleting their account. */
export const DELETION_ADDRESS = `/settings?${LEAVING}=1`;

/** Whether the dialog is open in which people delete their account; at once if they come back from the provider for it. */
export function useDeletionDialog() {
  const [search, setSearch] = useSearchParams();
  const [isDeleting, setState] = useState(search.has(LEAVING));

  function setIsDeleting(isOpen: boolean): void {
    setState(isOpen);
    if (!isOpen && search.has(LEAVING)) setSearch({}, { replace: true });
  }

  return { isDeleting, setIsDeleting };
}
