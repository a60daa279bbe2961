import {
  type ColumnMapping,
  IMPORT_FIELD_LABELS,
  IMPORT_FIELDS,
  type ImportField,
} from "@courtside/contracts/domain/member-import.ts";
import { Field, Select } from "@courtside/design-system/fields.tsx";
import styles from "./ColumnFields.module.css";

/** The choice for a field that no column holds. */
const NONE = "";

interface ColumnFieldsProps {
  columns: readonly string[];
  mapping: ColumnMapping;
  disabled: boolean;
  onChange: (mapping: ColumnMapping) => void;
}

/** Which column holds what. */
export function ColumnFields({ columns, mapping, disabled, onChange }: ColumnFieldsProps) {
  const choose = (field: ImportField, column: string) => {
    const { [field]: _before, ...others } = mapping;
    onChange(column === NONE ? others : { ...others, [field]: column });
  };
  const named = columns.map((column) => ({ value: column, label: column }));
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>Columns</legend>
      {IMPORT_FIELDS.map((field) => (
        <Field key={field} label={IMPORT_FIELD_LABELS[field]}>
          <Select
            options={field === "email" ? named : [{ value: NONE, label: "Not in the file" }, ...named]}
            value={mapping[field] ?? NONE}
            disabled={disabled}
            onChange={(column) => choose(field, column)}
          />
        </Field>
      ))}
    </fieldset>
  );
}
