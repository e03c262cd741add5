import { t } from "@lingui/core/macro";
import { useState } from "react";
import { FULL_NAME_MAX_UNITS } from "../../../core/account/mod.ts";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Heading } from "../../../ui-kit/Heading/mod.ts";
import { TextField } from "../../../ui-kit/TextField/mod.ts";
import { FieldLine, Section } from "./household_layout.ts";
import { ownHousehold } from "./household_name.ts";
import type { HouseholdActions } from "./use_household.ts";

/** The name that all members see and can change. */
export function HouseholdName({ name, actions }: { name: string | null; actions: HouseholdActions }) {
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? name ?? "";
  return (
    <Section>
      <Heading level={2} size="name">
        {t`Name`}
      </Heading>
      <FieldLine
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          actions.rename(shown, () => setTyped(undefined));
        }}
      >
        <TextField
          label={t`Name of the household`}
          labelPlace="hidden"
          placeholder={ownHousehold()}
          autoComplete="off"
          maxLength={FULL_NAME_MAX_UNITS}
          value={shown}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" variant="plain">
          {t`Save name`}
        </Button>
      </FieldLine>
    </Section>
  );
}
