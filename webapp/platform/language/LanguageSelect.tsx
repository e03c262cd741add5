import { t } from "@lingui/core/macro";
import { Select, type SelectProps } from "../../../ui-kit/Select/mod.ts";
import { LANGUAGES } from "./languages.ts";

const OPTIONS = LANGUAGES.map(({ tag, name }) => ({ value: tag, text: name }));

export interface LanguageSelectProps extends Pick<SelectProps, "labelPlace" | "hint" | "disabled"> {
  /** Tag of the shown language. */
  value: string;
  onChoose(tag: string): void;
}

/** The choice of the product's language, each by its own name. */
export function LanguageSelect({ onChoose, ...props }: LanguageSelectProps) {
  return <Select label={t`Language`} options={OPTIONS} onChange={(event) => onChoose(event.target.value)} {...props} />;
}
