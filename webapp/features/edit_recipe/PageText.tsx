import { t } from "@lingui/core/macro";
import { useId } from "react";
import { Heading } from "../../../ui-kit/Heading/mod.ts";
import { ComparedText, ScrolledText } from "./editor_layout.ts";

/** The text of the page that a doubtful recipe was read from, to compare with. */
export function PageText({ text }: { text: string }) {
  const heading = useId();
  return (
    <ComparedText>
      <Heading id={heading} level={2}>
        {t`Text of the page`}
      </Heading>
      {/* It scrolls, also by keys. */}
      <ScrolledText aria-labelledby={heading} tabIndex={0}>
        {text}
      </ScrolledText>
    </ComparedText>
  );
}
