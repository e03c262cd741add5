import { t } from "@lingui/core/macro";
import { Divider } from "../../../ui-kit/Divider/mod.ts";
import { SocialButton } from "../../../ui-kit/SocialButton/mod.ts";
import { Stack } from "../../../ui-kit/Stack/mod.ts";
import type { SocialProvider } from "../../platform/identity/mod.ts";
import type { SocialSignIn } from "./use_social_sign_in.ts";

const NAMES: Readonly<Record<SocialProvider, string>> = { google: "Google", facebook: "Facebook" };

/** Sign-in with Google and Facebook, where the installation offers it. */
export function SocialButtons({
  providers,
  activeProvider,
  signIn,
  preload,
  disabled,
}: SocialSignIn & { disabled: boolean }) {
  if (providers.length === 0) return null;
  return (
    <Stack gap="20">
      <Stack gap="10" onPointerEnter={preload} onFocus={preload}>
        {providers.map((provider) => (
          <SocialButton
            key={provider}
            provider={provider}
            busy={activeProvider === provider}
            disabled={disabled || (activeProvider !== undefined && activeProvider !== provider)}
            onClick={() => void signIn(provider)}
          >
            {t`Continue with ${NAMES[provider]}`}
          </SocialButton>
        ))}
      </Stack>
      <Divider>{t`OR`}</Divider>
    </Stack>
  );
}
