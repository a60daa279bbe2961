import { RULE_RANGES, wallTime } from "@courtside/contracts/domain/club-rules.ts";
import type { SettingName } from "@courtside/contracts/domain/club-settings.ts";
import { PLAYER_RANGES } from "@courtside/contracts/domain/players.ts";
import { FIRST_TIME_ZONES, timeZoneLabel, timeZoneNames } from "@courtside/contracts/domain/time-zones.ts";
import { Field, Input, NumberInput, Select, Switch, TextArea } from "@courtside/design-system/fields.tsx";
import { SearchSelect } from "@courtside/design-system/forms.tsx";
import { fieldId } from "../form/fieldId.ts";
import {
  CHOICE_FIELDS,
  type ChoiceName,
  minuteOptions,
  NUMBER_FIELDS,
  type NumberName,
  SWITCH_FIELDS,
  type SwitchName,
  TEXT_FIELDS,
  type TextName,
} from "../form/settingFields.ts";
import type { SettingsForm } from "../form/useSettingsForm.ts";
import { BrandColor } from "./BrandColor.tsx";
import { MaxPlayersField } from "./MaxPlayersField.tsx";
import { SportsField } from "./SportsField.tsx";

interface SettingFieldProps {
  name: SettingName;
  form: SettingsForm;
  /** Offers a number's values as a select instead of an input. */
  asChoices?: boolean;
}

/** One setting with its label, hint, control and problem, as the schema describes it. */
export function SettingField({ name, form, asChoices = false }: SettingFieldProps) {
  if (name === "sports") return <SportsField form={form} />;
  if (name === "max_players") return <MaxPlayersField form={form} />;
  if (isChoice(name)) return <ChoiceSetting name={name} form={form} />;
  if (isNumber(name)) return <NumberSetting name={name} form={form} asChoices={asChoices} />;
  if (isSwitch(name)) return <SwitchSetting name={name} form={form} />;
  return <TextSetting name={name as TextName} form={form} />;
}

const isNumber = (name: SettingName): name is NumberName => name in NUMBER_FIELDS;
const isChoice = (name: SettingName): name is ChoiceName => name in CHOICE_FIELDS;
const isSwitch = (name: SettingName): name is SwitchName => name in SWITCH_FIELDS;

interface TextSettingProps {
  name: TextName;
  form: SettingsForm;
}

/** A text setting: a sentence, an address, a colour, a time, a zone. */
function TextSetting({ name, form }: TextSettingProps) {
  const { label, hint, control, required, maxLength } = TEXT_FIELDS[name];
  const problem = form.problems[name];
  const shared = { id: fieldId(name), value: form.values[name] };
  const set = (text: string) => form.set(name, text);
  if (control === "color") return <BrandColor form={form} label={label} hint={hint} />;
  return (
    <Field label={label} hint={hint} error={problem} required={required ?? false}>
      {control === "lines" ? (
        <TextArea {...shared} maxLength={maxLength} onChange={(event) => set(event.target.value)} />
      ) : control === "time" ? (
        <Select {...shared} options={quarterHours(name, shared.value)} onChange={set} />
      ) : control === "zone" ? (
        <TimeZone {...shared} onChange={set} />
      ) : (
        <Input
          {...shared}
          type={control}
          maxLength={maxLength}
          autoComplete="off"
          onChange={(event) => set(event.target.value)}
        />
      )}
    </Field>
  );
}

interface TimeZoneProps {
  id: string;
  value: string;
  onChange: (zone: string) => void;
  "aria-describedby"?: string;
  "aria-invalid"?: boolean;
}

/** Any zone, by typing; the seven of docs/product/booking.md#club-time first. */
const TimeZone = ({ value, onChange, ...rest }: TimeZoneProps) => (
  <SearchSelect
    {...rest}
    aria-label="Time Zone"
    clearable={false}
    options={optionsWith(value)}
    value={value}
    onChange={(zone) => zone && onChange(zone)}
  />
);

const CITIES = new Map<string, string>(FIRST_TIME_ZONES.map(({ zone, label }) => [zone, label]));

const optionsWith = (stored: string) =>
  timeZoneNames(stored).map((zone) => {
    const city = CITIES.get(zone);
    return city ? { value: zone, label: city, detail: zone } : { value: zone, label: timeZoneLabel(zone) };
  });

/** "00:00" to "23:45" for opening, "00:15" to "24:00" for closing; and the stored value, even if it is none of these. */
function quarterHours(name: string, stored: string): { value: string; label: string }[] {
  const first = name === "booking_hours_end" ? 15 : 0;
  const times = Array.from({ length: 96 }, (_, at) => wallTime(first + at * 15));
  const all = times.includes(stored) ? times : [...times, stored].toSorted();
  return all.map((time) => ({ value: time, label: time }));
}

interface NumberSettingProps {
  name: NumberName;
  form: SettingsForm;
  asChoices: boolean;
}

/** A number within its range. The input is not corrected: out of range or empty, the save is rejected with the range's message. */
function NumberSetting({ name, form, asChoices }: NumberSettingProps) {
  const { label, hint, control } = NUMBER_FIELDS[name];
  const value = form.values[name];
  const offersChoices = asChoices || control === "minutes";
  const unit = control === "money" ? 100 : 1;
  return (
    <Field label={label} hint={hint} error={form.problems[name]}>
      {offersChoices ? (
        <Select
          id={fieldId(name)}
          options={minuteOptions(name)}
          value={value}
          onChange={(minutes) => form.set(name, minutes)}
        />
      ) : (
        <NumberInput
          id={fieldId(name)}
          {...rangeOf(name, unit)}
          value={Number.isNaN(value) ? null : value / unit}
          // A fraction of a cent is rejected; an error of floating point is none.
          onChange={(number) => form.set(name, number === null ? Number.NaN : Number((number * unit).toFixed(3)))}
        />
      )}
    </Field>
  );
}

const RANGES: Partial<Record<NumberName, { min: number; max: number; step?: number }>> = {
  ...RULE_RANGES,
  ...PLAYER_RANGES,
};

function rangeOf(name: NumberName, unit: number) {
  const range = RANGES[name];
  return range && { min: range.min / unit, max: range.max / unit, step: (range.step ?? 1) / unit };
}

/** One of a few values. */
function ChoiceSetting<Name extends ChoiceName>({ name, form }: { name: Name; form: SettingsForm }) {
  const { label, hint, options } = CHOICE_FIELDS[name];
  return (
    <Field label={label} hint={hint} error={form.problems[name]}>
      <Select
        id={fieldId(name)}
        options={options}
        value={form.values[name]}
        onChange={(value) => form.set(name, value)}
      />
    </Field>
  );
}

/** On or off; takes effect with the form. */
function SwitchSetting({ name, form }: { name: SwitchName; form: SettingsForm }) {
  const { label, hint } = SWITCH_FIELDS[name];
  return (
    <Switch id={fieldId(name)} description={hint} checked={form.values[name]} onChange={(on) => form.set(name, on)}>
      {label}
    </Switch>
  );
}
