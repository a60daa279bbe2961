import styles from "./Input.module.css";
import { Input, type InputProps } from "./Input.tsx";

export interface ColorInputProps extends Omit<InputProps, "value" | "onChange" | "prefix" | "suffix" | "type"> {
  /** `#RRGGBB` */
  value?: string;
  onChange?: (hex: string) => void;
}

const HEX = /^#[0-9a-f]{6}$/i;

/** A colour by its hex code, or by the system's picker. */
export function ColorInput({ value = "", onChange, disabled, ...rest }: ColorInputProps) {
  return (
    <Input
      spellCheck={false}
      autoComplete="off"
      maxLength={7}
      {...rest}
      disabled={disabled}
      value={value}
      onChange={(event) => onChange?.(event.target.value)}
      suffix={
        <input
          type="color"
          className={styles.color}
          aria-label="Pick a color"
          disabled={disabled}
          value={HEX.test(value) ? value.toLowerCase() : "#000000"}
          onChange={(event) => onChange?.(event.target.value.toUpperCase())}
        />
      }
    />
  );
}
