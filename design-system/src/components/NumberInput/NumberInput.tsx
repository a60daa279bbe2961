import { useState } from "react";
import { Input, type InputProps } from "../Input/Input.tsx";

export interface NumberInputProps extends Omit<InputProps, "type" | "value" | "defaultValue" | "onChange"> {
  value?: number | null;
  /** null while the field is empty or not a number. */
  onChange?: (value: number | null) => void;
  min?: number;
  max?: number;
  step?: number;
}

/** A number. `min`, `max` and `step` guide the arrow keys and name the range; what was typed is never changed: the form rejects it. */
export function NumberInput({ value, onChange, onBlur, min, max, step, ...rest }: NumberInputProps) {
  const [typed, setTyped] = useState<string>();
  const shown = typed !== undefined && parse(typed) === (value ?? null) ? typed : (value ?? "").toString();
  return (
    <Input
      inputMode={step !== undefined && !Number.isInteger(step) ? "decimal" : "numeric"}
      {...rest}
      type="number"
      min={min}
      max={max}
      step={step}
      value={shown}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange?.(parse(event.target.value));
      }}
      onWheel={(event) => event.currentTarget.blur()}
      onBlur={(event) => {
        setTyped(undefined);
        onBlur?.(event);
      }}
    />
  );
}

function parse(text: string): number | null {
  const number = Number(text);
  return text.trim() === "" || !Number.isFinite(number) ? null : number;
}
