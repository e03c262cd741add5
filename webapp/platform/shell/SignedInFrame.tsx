import { Shell } from "./Shell.tsx";
import { SignedInProviders } from "./SignedInProviders.tsx";

/** Navbar and session for a page that is also open to visitors without a session. */
export function SignedInFrame() {
  return (
    <SignedInProviders>
      <Shell />
    </SignedInProviders>
  );
}
