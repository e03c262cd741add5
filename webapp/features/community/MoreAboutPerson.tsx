import { t } from "@lingui/core/macro";
import Ellipsis from "lucide-react/icons/ellipsis";
import { IconButton } from "../../../ui-kit/IconButton/mod.ts";
import { Menu, type MenuButtonProps } from "../../../ui-kit/Menu/mod.ts";
import type { Safety } from "../safety/mod.ts";
import type { ChatPartner } from "./use_chat_panel.ts";

export interface MoreAboutPersonProps {
  /** `sign` is for the panel's title. */
  variant: "ghost" | "sign";
  person: ChatPartner;
  safety: Safety;
  onReport: () => void;
}

/** A menu to report or block a person who wrote. */
export function MoreAboutPerson({ variant, person, safety, onReport }: MoreAboutPersonProps) {
  return (
    <Menu
      label={t`More about ${person.name}`}
      align="end"
      button={variant === "sign" ? signButton : ghostButton}
      entries={[
        { text: t`Report`, onSelect: onReport },
        { text: t`Block ${person.name}`, onSelect: () => safety.askToBlock(person) },
      ]}
    />
  );
}

function ghostButton(props: MenuButtonProps) {
  return <IconButton variant="ghost" size="small" icon={<Ellipsis size={20} />} {...props} />;
}

function signButton(props: MenuButtonProps) {
  return <IconButton variant="sign" size="small" icon={<Ellipsis size={22} />} {...props} />;
}
