import { SPORTS, sportLabel } from "@courtside/contracts/domain/sports.ts";
import { Stack, Text } from "@courtside/design-system/core.tsx";
import { CheckboxGroup } from "@courtside/design-system/fields.tsx";
import { fieldId } from "../form/fieldId.ts";
import { SPORTS_FIELD } from "../form/settingFields.ts";
import type { SettingsForm } from "../form/useSettingsForm.ts";

/** The catalogue and the club's own additions; the last ticked one cannot be unticked (docs/product/booking.md#sports). */
export function SportBoxes({ form }: { form: SettingsForm }) {
  const { sports } = form.values;
  const own = form.stored.settings.sports.filter((sport) => SPORTS.every((known) => known !== sport));
  const problem = form.problems.sports;
  return (
    <Stack gap={8}>
      <CheckboxGroup
        id={fieldId("sports")}
        label={SPORTS_FIELD.label}
        aria-describedby={problem && `${fieldId("sports")}-error`}
        options={[...SPORTS, ...own].map((sport) => ({
          value: sport,
          label: sportLabel(sport),
          disabled: sports.length === 1 && sports[0] === sport,
        }))}
        value={sports}
        onChange={(chosen) => form.set("sports", inOrder(form.stored.settings.sports, chosen))}
      />
      {problem && (
        <Text as="p" size="sm" tone="error" id={`${fieldId("sports")}-error`} role="alert">
          {problem}
        </Text>
      )}
    </Stack>
  );
}

/** Existing sports keep their places, so that unticking and ticking again is no change. */
const inOrder = (before: readonly string[], chosen: readonly string[]): string[] => [
  ...before.filter((sport) => chosen.includes(sport)),
  ...chosen.filter((sport) => !before.includes(sport)),
];
