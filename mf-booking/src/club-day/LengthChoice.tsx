import { Segmented } from "@courtside/design-system/core.tsx";
import { Field, Select } from "@courtside/design-system/fields.tsx";
import { useState } from "react";

interface LengthChoiceProps {
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** Of more than so many, the longer ones are chosen from a list. */
const MOST_BUTTONS = 8;
const LONGER = { value: "longer", label: "Longer..." };

/** How long to play, of at least two lengths: buttons, and where there are many a list with the longer ones. */
export function LengthChoice({ label, options, value, onChange }: LengthChoiceProps) {
  const [isList, setIsList] = useState(false);
  const buttons = options.length > MOST_BUTTONS ? [...options.slice(0, MOST_BUTTONS - 1), LONGER] : options;
  const isOnButton = buttons.some((each) => each.value === value);
  // A list stays one, under the hand that chooses from it.
  const chooseFromList = (chosen: string) => {
    setIsList(true);
    onChange(chosen);
  };
  if (!isOnButton || isList) {
    return (
      <Field label={label}>
        <Select autoFocus={isList} value={value} onChange={chooseFromList} options={options} />
      </Field>
    );
  }
  const choose = (chosen: string) => (chosen === LONGER.value ? setIsList(true) : onChange(chosen));
  return <Segmented label={label} look="pills" wrap value={value} onChange={choose} options={buttons} />;
}
