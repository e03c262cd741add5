import { t } from "@lingui/core/macro";
import { useEffect, useRef, useState } from "react";
import { PORTIONS_MAX, PORTIONS_MIN } from "../../../core/household/mod.ts";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Select } from "../../../ui-kit/Select/mod.ts";
import { TextField } from "../../../ui-kit/TextField/mod.ts";
import { portionsText } from "../../platform/format/mod.ts";
import { FieldLine } from "./household_layout.ts";

const ADULT = 1;
const CHILD = 0.5;
const OTHER = "other";

export interface PortionsFieldProps {
  member: { readonly name: string; readonly portions: number };
  onPortions: (portions: number) => void;
}

/** How much a member eats: like an adult, like a child, or a number of portions. */
export function PortionsField({ member, onPortions }: PortionsFieldProps) {
  const { name, portions } = member;
  const [isTyping, setIsTyping] = useState(false);
  const select = useRef<HTMLSelectElement>(null);
  const hasTyped = useRef(false);
  useEffect(() => {
    // The field that had the focus is gone.
    if (!isTyping && hasTyped.current) select.current?.focus();
    hasTyped.current = isTyping;
  }, [isTyping]);
  const options = [
    { value: String(ADULT), text: t`Adult: 1 portion` },
    { value: String(CHILD), text: t`Child: ½ portion` },
    ...(portions === ADULT || portions === CHILD
      ? []
      : [{ value: String(portions), text: t`${portionsText(portions)} portions` }]),
    { value: OTHER, text: t`Another number…` },
  ];
  if (isTyping) {
    return (
      <NumberOfPortions
        member={member}
        onDone={(chosen) => {
          setIsTyping(false);
          if (chosen !== undefined && chosen !== portions) onPortions(chosen);
        }}
      />
    );
  }
  return (
    <Select
      ref={select}
      look="pill"
      label={t`Portions of ${name}`}
      labelPlace="hidden"
      options={options}
      value={String(portions)}
      onChange={(event) => {
        if (event.target.value === OTHER) setIsTyping(true);
        else onPortions(Number(event.target.value));
      }}
    />
  );
}

interface NumberOfPortionsProps {
  member: PortionsFieldProps["member"];
  /** Undefined: nothing was chosen. */
  onDone: (portions: number | undefined) => void;
}

function NumberOfPortions({ member: { name, portions }, onDone }: NumberOfPortionsProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(String(portions));
  const [error, setError] = useState<string>();
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);

  function save(): void {
    const chosen = parsePortions(typed);
    if (chosen !== undefined) return onDone(chosen);
    setError(t`Enter a number from ${PORTIONS_MIN} to ${PORTIONS_MAX}.`);
    input.current?.focus();
  }

  return (
    <FieldLine
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextField
        ref={input}
        label={t`Portions of ${name}`}
        labelPlace="hidden"
        inputMode="decimal"
        autoComplete="off"
        error={error}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape") onDone(undefined);
        }}
      />
      <Button type="submit" variant="plain" size="small">
        {t`Save`}
      </Button>
    </FieldLine>
  );
}

/** A number with a point or a comma, in hundredths at most; undefined for others. */
function parsePortions(text: string): number | undefined {
  const trimmed = text.trim().replace(",", ".");
  const portions = /^\d{1,2}(?:\.\d{1,2})?$/u.test(trimmed) ? Number(trimmed) : Number.NaN;
  return portions >= PORTIONS_MIN && portions <= PORTIONS_MAX ? portions : undefined;
}
