import { Select as AntSelect } from "antd";
import type { ReactNode } from "react";
import { AntdTheme } from "../AntdTheme/AntdTheme.tsx";
import { IconCheck, IconChevronDown, IconClose } from "../Icon/icons.tsx";
import { NamedListbox } from "./NamedListbox.tsx";
import styles from "./SearchSelect.module.css";
import { useEnterAhead } from "./useEnterAhead.ts";

export interface SearchSelectOption {
  value: string;
  /** What is searched and shown. */
  label: string;
  /** A second, quieter line in the list: an email. */
  detail?: string;
  disabled?: boolean;
}

interface CommonProps {
  id?: string;
  "aria-label"?: string;
  "aria-describedby"?: string;
  "aria-required"?: boolean | "true" | "false";
  "aria-invalid"?: boolean | "true" | "false";
  options: readonly SearchSelectOption[];
  placeholder?: string;
  disabled?: boolean;
  /** With `onSearch`: true until `options` are those of the typed text. */
  loading?: boolean;
  /** Whether the choice can be cleared. */
  clearable?: boolean;
  /** Shown when nothing matches. */
  empty?: ReactNode;
  /** For a search by the server: called as one types, and `options` are then taken as they come. */
  onSearch?: (text: string) => void;
}

interface OneProps extends CommonProps {
  multiple?: false;
  value?: string | null;
  /** undefined when cleared. */
  onChange?: (value: string | undefined) => void;
}

interface ManyProps extends CommonProps {
  multiple: true;
  value?: readonly string[];
  onChange?: (values: string[]) => void;
}

export type SearchSelectProps = OneProps | ManyProps;

/** One or several of a list too long to scan: members, time zones. */
export function SearchSelect(props: SearchSelectProps) {
  const { options, empty = "Nothing found", onSearch, multiple, value, onChange, clearable = true, ...rest } = props;
  const ahead = useEnterAhead({
    options,
    isSearching: rest.loading ?? false,
    onOnly: (only) => !props.multiple && props.onChange?.(only),
  });
  return (
    <AntdTheme>
      <AntSelect<string | string[], NamedOption>
        {...rest}
        {...(onSearch && !multiple && ahead)}
        mode={multiple ? "multiple" : undefined}
        value={value === null ? undefined : (value as string | string[] | undefined)}
        onChange={onChange as ((value: string | string[]) => void) | undefined}
        options={options.map(asNamed)}
        labelRender={({ value: chosen, label }) => options.find((option) => option.value === chosen)?.label ?? label}
        allowClear={clearable && { clearIcon: <IconClose size={14} /> }}
        showSearch={
          onSearch
            ? { onSearch, filterOption: false }
            : { filterOption: (text, option) => matches(text, option as NamedOption | undefined) }
        }
        suffixIcon={<IconChevronDown size={18} />}
        menuItemSelectedIcon={<IconCheck size={16} />}
        notFoundContent={empty}
        popupRender={(list) => <NamedListbox name={props["aria-label"] ?? "Options"}>{list}</NamedListbox>}
        optionRender={({ data }) => <SearchSelectRow option={data} />}
      />
    </AntdTheme>
  );
}

/** antd names an option by its label: with the detail in it, namesakes sound different too. */
interface NamedOption extends SearchSelectOption {
  title: string;
}

const asNamed = (option: SearchSelectOption): NamedOption => ({
  ...option,
  title: option.label,
  label: option.detail ? `${option.label}, ${option.detail}` : option.label,
});

const matches = (text: string, option: NamedOption | undefined) =>
  option?.label.toLowerCase().includes(text.trim().toLowerCase()) ?? false;

function SearchSelectRow({ option }: { option: NamedOption }) {
  return (
    <>
      <div>{option.title}</div>
      {option.detail && <div className={styles.detail}>{option.detail}</div>}
    </>
  );
}
