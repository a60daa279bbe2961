import { Field, Select } from "@courtside/design-system/fields.tsx";
import styles from "./ColumnFields.module.css";

/** The choice for a field that no column holds. */
const NONE = "";

export interface ColumnFieldsProps<Name extends string> {
  columns: readonly string[];
  fields: readonly Name[];
  labels: Record<Name, string>;
  /** The fields that some column must hold. */
  needed: readonly Name[];
  mapping: Partial<Record<Name, string>>;
  disabled: boolean;
  onChange: (mapping: Partial<Record<Name, string>>) => void;
}

/** Which column holds what. */
export function ColumnFields<Name extends string>(props: ColumnFieldsProps<Name>) {
  const { columns, fields, labels, needed, mapping, disabled, onChange } = props;
  const choose = (field: Name, column: string) => {
    const others: Partial<Record<Name, string>> = { ...mapping };
    if (column === NONE) delete others[field];
    else others[field] = column;
    onChange(others);
  };
  const named = columns.map((column) => ({ value: column, label: column }));
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>Columns</legend>
      {fields.map((field) => (
        <Field key={field} label={labels[field]}>
          <Select
            options={needed.includes(field) ? named : [{ value: NONE, label: "Not in the file" }, ...named]}
            value={mapping[field] ?? NONE}
            placeholder="Choose a column"
            disabled={disabled}
            onChange={(column) => choose(field, column)}
          />
        </Field>
      ))}
    </fieldset>
  );
}
