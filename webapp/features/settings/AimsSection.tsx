import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { type FormEvent, useRef, useState } from "react";
import { i18n } from "#i18n";
import type { Settings } from "../../../core/account/mod.ts";
import { AIM_LIMITS, AIM_PRESETS, NUTRIENTS, type Nutrient, type NutritionAims } from "../../../core/nutrition/mod.ts";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Cluster } from "../../../ui-kit/Cluster/mod.ts";
import { Select } from "../../../ui-kit/Select/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import { TextField } from "../../../ui-kit/TextField/mod.ts";
import { wholeText } from "../../platform/format/mod.ts";
import { AimFields } from "./settings_layout.ts";
import { TitledSection } from "./TitledSection.tsx";
import { useSettingsChoice } from "./use_settings_choice.ts";

type Typed = Readonly<Record<Nutrient, string>>;
type Errors = Partial<Record<Nutrient, string>>;

const PRESET_TEXTS: Readonly<Record<string, MessageDescriptor>> = {
  "eu-adult": msg`An average adult (EU)`,
  "uk-woman": msg`A woman of 19 to 64 (UK)`,
  "uk-man": msg`A man of 19 to 64 (UK)`,
};

const presetOptions = () => [
  { value: "", text: t`Choose …` },
  ...AIM_PRESETS.map(({ id, name }) => ({ value: id, text: PRESET_TEXTS[id] ? i18n._(PRESET_TEXTS[id]) : name })),
];

const AIM_TEXTS: Readonly<Record<Nutrient, MessageDescriptor>> = {
  kcal: msg`Energy, about (kcal)`,
  proteinGrams: msg`Protein, at least (g)`,
  carbsGrams: msg`Carbs, about (g)`,
  fatGrams: msg`Fat, at most (g)`,
  saturatedFatGrams: msg`Saturated fat, at most (g)`,
  fiberGrams: msg`Fibre, at least (g)`,
  saltGrams: msg`Salt, at most (g)`,
};

/** The person's daily aims, from a published set or their own. */
export function AimsSection() {
  const { settings, choose } = useSettingsChoice();
  return (
    <TitledSection id="aims">
      <Text tone="soft">
        {t`Per day, to compare your week with. Leave a field empty for no aim. Only you see them, and they are no medical advice.`}
      </Text>
      {settings && <AimsForm aims={settings.aims} choose={choose} />}
    </TitledSection>
  );
}

function AimsForm({ aims, choose }: { aims: NutritionAims; choose: (changes: Partial<Settings>) => void }) {
  const [typed, setTyped] = useState<Typed>(() => toTyped(aims));
  const [errors, setErrors] = useState<Errors>({});
  const [preset, setPreset] = useState("");
  const form = useRef<HTMLFormElement>(null);
  const source = AIM_PRESETS.find(({ id }) => id === preset)?.source;

  function save(event: FormEvent) {
    event.preventDefault();
    const { aims: changed, errors: found } = readAims(typed);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first === undefined) choose({ aims: changed });
    else form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  }

  return (
    <form ref={form} noValidate onSubmit={save}>
      <AimFields>
        <Select
          label={t`Start from`}
          hint={source && t`Source: ${source}.`}
          options={presetOptions()}
          value={preset}
          onChange={({ target }) => {
            setPreset(target.value);
            const chosen = AIM_PRESETS.find(({ id }) => id === target.value);
            if (chosen) {
              setTyped(toTyped(chosen.aims));
              setErrors({});
            }
          }}
        />
        {NUTRIENTS.map((nutrient) => (
          <TextField
            key={nutrient}
            name={nutrient}
            label={i18n._(AIM_TEXTS[nutrient])}
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
            value={typed[nutrient]}
            error={errors[nutrient]}
            onChange={({ target }) => setTyped({ ...typed, [nutrient]: target.value })}
          />
        ))}
        <Cluster>
          <Button type="submit" variant="plain">
            {t`Save aims`}
          </Button>
          <Button
            variant="ghost"
            onClick={() => {
              setTyped(toTyped({}));
              setErrors({});
              choose({ aims: {} });
            }}
          >
            {t`Remove all`}
          </Button>
        </Cluster>
      </AimFields>
    </form>
  );
}

function toTyped(aims: NutritionAims): Typed {
  return Object.fromEntries(NUTRIENTS.map((each) => [each, String(aims[each] ?? "")])) as Typed; // sound: all keys are there
}

/** Parses a typed aim; a comma is a decimal point. */
function readAims(typed: Typed): { aims: NutritionAims; errors: Errors } {
  const aims: Partial<Record<Nutrient, number>> = {};
  const errors: Errors = {};
  for (const nutrient of NUTRIENTS) {
    const text = typed[nutrient].trim().replace(",", ".");
    if (text === "") continue;
    const aim = Number(text);
    if (aim > 0 && aim <= AIM_LIMITS[nutrient]) aims[nutrient] = aim;
    else errors[nutrient] = t`Enter a number up to ${wholeText(AIM_LIMITS[nutrient])}, or nothing.`;
  }
  return { aims, errors };
}
