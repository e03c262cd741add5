import { t } from "@lingui/core/macro";
import { Text } from "../../../ui-kit/Text/mod.ts";

export function PartLines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return <Text tone="soft">{t`Nothing`}</Text>;
  return lines.map((line, place) => (
    // Lines may be equal.
    <Text key={place}>{line}</Text>
  ));
}
