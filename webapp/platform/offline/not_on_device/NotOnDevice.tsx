import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { i18n } from "#i18n";
import { EmptyState } from "../../../../ui-kit/EmptyState/mod.ts";

const TITLES = {
  week: msg`This week is not on this device.`,
  recipe: msg`This recipe is not on this device.`,
  recipes: msg`Your recipes are not on this device.`,
  favourites: msg`Your favourites are not on this device.`,
  foods: msg`Your foods are not on this device.`,
  "shopping-list": msg`Your shopping list is not on this device.`,
} satisfies Readonly<Record<string, MessageDescriptor>>;

export interface NotOnDeviceProps {
  /** The missing data. */
  readonly what: keyof typeof TITLES;
  /** 1 on a page without another title; default 2. */
  readonly level?: 1 | 2;
}

/** Replaces content that was never opened on this device, while it has no network. */
export function NotOnDevice({ what, level = 2 }: NotOnDeviceProps) {
  return <EmptyState level={level} title={i18n._(TITLES[what])} text={t`Open it once while you are online.`} />;
}
