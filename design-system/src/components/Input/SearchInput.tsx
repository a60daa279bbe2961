import { IconSearch } from "../Icon/icons.tsx";
import { Input, type InputProps } from "./Input.tsx";

export interface SearchInputProps extends Omit<InputProps, "type" | "prefix" | "onChange"> {
  /** Its name for a screen reader, when no label stands above. */
  label?: string;
  value: string;
  onChange: (text: string) => void;
}

/** A field that narrows a list as one types. */
export function SearchInput({ label, onChange, ...rest }: SearchInputProps) {
  return (
    <Input
      autoComplete="off"
      enterKeyHint="search"
      aria-label={label}
      {...rest}
      type="search"
      prefix={<IconSearch />}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
