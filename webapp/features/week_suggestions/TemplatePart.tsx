import { plural, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { DAYS_OF_WEEK, type DayOfWeek, weekOf } from "../../../core/meal_plan/mod.ts";
import type { CalendarDate } from "../../../core/shared/mod.ts";
import { WEEK_TEMPLATE_NAME_MAX_LENGTH } from "../../../core/week_plan/mod.ts";
import { Button } from "../../../ui-kit/Button/mod.ts";
import { Chip } from "../../../ui-kit/Chip/mod.ts";
import { ChipGroup } from "../../../ui-kit/ChipGroup/mod.ts";
import { Heading } from "../../../ui-kit/Heading/mod.ts";
import { Notice } from "../../../ui-kit/Notice/mod.ts";
import { Select } from "../../../ui-kit/Select/mod.ts";
import { Text } from "../../../ui-kit/Text/mod.ts";
import { TextField } from "../../../ui-kit/TextField/mod.ts";
import type { WeekTemplateReply } from "../../../wire/week_plan/week_templates.ts";
import { ApiError } from "../../platform/api/mod.ts";
import { shortDayName } from "../../platform/format/mod.ts";
import { mealCount } from "./slots.ts";
import { ButtonLine, Part, RuleList } from "./suggestion_layout.ts";
import { leftOutTexts } from "./template_meals.ts";
import { useWeekTemplates } from "./use_week_templates.ts";

export interface TemplatePartProps {
  /** A day of the current week. */
  date: CalendarDate;
  /** The days with a planned meal. */
  plannedDays: readonly DayOfWeek[];
  /** The day of the chosen template. */
  id: number | undefined;
  onId: (id: number | undefined) => void;
  /** The chosen template once it is read. */
  template: WeekTemplateReply | undefined;
  hasFailed: boolean;
  onRetry: () => void;
  /** How many of its meals come into the week. */
  count: number;
}

/** Meals that the household wants in many weeks: chosen, saved from the plan, and deleted here. */
export function TemplatePart({ date, plannedDays, id, onId, template, hasFailed, onRetry, count }: TemplatePartProps) {
  const { templates, saving, removing } = useWeekTemplates();
  const [isSaving, setIsSaving] = useState(false);
  const select = useRef<HTMLSelectElement>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  if (templates.length === 0 && plannedDays.length === 0) return null;
  const leftOut = template ? leftOutTexts(template) : [];

  return (
    <Part>
      <Heading level={3} size="name">
        {t`Template`}
      </Heading>
      {templates.length > 0 && (
        <Select
          ref={select}
          label={t`Start with`}
          hint={t`Its meals come into the empty slots, locked. The rest is suggested around them.`}
          value={id ?? ""}
          onChange={({ target }) => onId(target.value === "" ? undefined : Number(target.value))}
          options={[
            { value: "", text: t`No template` },
            ...templates.map(({ id: each, name, mealCount: meals }) => ({
              value: String(each),
              text: `${name} (${mealCount(meals)})`,
            })),
          ]}
        />
      )}
      {hasFailed && (
        <Notice
          action={
            <Button variant="ghost" size="small" onClick={onRetry}>
              {t`Try again`}
            </Button>
          }
        >
          {t`The template could not be loaded.`}
        </Notice>
      )}
      {template && (
        <>
          <Text size="meta" tone="soft" aria-live="polite">
            {plural(count, { one: "# meal comes from it.", other: "# meals come from it." })}
          </Text>
          {leftOut.length > 0 && (
            <Notice tone="warning">
              <Trans>
                Left out:
                <RuleList>
                  {leftOut.map((text) => (
                    <li key={text}>{text}</li>
                  ))}
                </RuleList>
              </Trans>
            </Notice>
          )}
        </>
      )}
      <ButtonLine>
        {plannedDays.length > 0 && (
          <Button
            ref={saveButton}
            variant="ghost"
            size="small"
            aria-expanded={isSaving}
            onClick={() => setIsSaving(!isSaving)}
          >
            {t`Save planned meals as a template`}
          </Button>
        )}
        {template && (
          <Button
            variant="ghost"
            size="small"
            busy={removing.isPending}
            onClick={() => {
              // This button goes, and the focus with it.
              (select.current ?? saveButton.current)?.focus();
              onId(undefined);
              removing.mutate(template.id);
            }}
          >
            {t`Delete ‘${template.name}’`}
          </Button>
        )}
      </ButtonLine>
      {isSaving && (
        <SaveForm
          plannedDays={plannedDays}
          busy={saving.isPending}
          error={saving.error}
          onSave={(name, days) =>
            saving.mutate(
              { name, days: [...days], monday: weekOf(date).monday },
              {
                onSuccess({ id: saved }) {
                  setIsSaving(false);
                  saveButton.current?.focus();
                  onId(saved);
                },
              },
            )
          }
        />
      )}
    </Part>
  );
}

interface SaveFormProps {
  plannedDays: readonly DayOfWeek[];
  busy: boolean;
  error: Error | null;
  onSave: (name: string, days: readonly DayOfWeek[]) => void;
}

function SaveForm({ plannedDays, busy, error, onSave }: SaveFormProps) {
  const [name, setName] = useState("");
  const [days, setDays] = useState<readonly DayOfWeek[]>(plannedDays);
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  function save(event: FormEvent) {
    event.preventDefault();
    const isEmpty = name.trim() === "";
    setIsMissing(isEmpty);
    if (isEmpty) field.current?.focus();
    else onSave(name.trim(), days);
  }

  return (
    <form noValidate onSubmit={save}>
      <Part as="div">
        <TextField
          ref={field}
          label={t`Name`}
          placeholder={t`Our weekdays`}
          maxLength={WEEK_TEMPLATE_NAME_MAX_LENGTH}
          value={name}
          error={isMissing ? t`Enter a name.` : error ? saveErrorText(error) : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <ChipGroup
          label={t`Days to save`}
          value={[...days]}
          onValueChange={(values) => {
            const next = DAYS_OF_WEEK.filter((day) => values.includes(day));
            if (next.length > 0) setDays(next);
          }}
        >
          {plannedDays.map((day) => (
            <Chip key={day} value={day}>
              {shortDayName(day)}
            </Chip>
          ))}
        </ChipGroup>
        <ButtonLine>
          <Button type="submit" variant="plain" size="small" busy={busy} busyText={t`Saving…`}>
            {t`Save template`}
          </Button>
        </ButtonLine>
      </Part>
    </form>
  );
}

function saveErrorText(error: Error): string {
  if (!(error instanceof ApiError)) return t`Not saved. Try again.`;
  if (error.code === "template_exists") return t`There is a template of this name already.`;
  return error.isFromServer && !error.isTransient ? error.message : t`Not saved. Try again.`;
}
