import { useRef, useState } from "react";
import { classNames } from "../../classNames.ts";
import { Button } from "../Button/Button.tsx";
import { IconButton } from "../Button/IconButton.tsx";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { IconFilter } from "../Icon/icons.tsx";
import { Popover } from "../Popover/Popover.tsx";
import styles from "./StaffTable.module.css";
import type { ColumnFilter } from "./staff-table-types.ts";

interface FilterButtonProps {
  title: string;
  filter: ColumnFilter;
  /** Above cards, which have no head: with its text. */
  wide?: boolean;
}

/** Opens the values of a column; the list follows each choice at once. */
export function FilterButton({ title, filter: { options, chosen, onChange }, wide }: FilterButtonProps) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const name = chosen.length > 0 ? `Filter ${title}, ${chosen.length} chosen` : `Filter ${title}`;
  const shared = {
    ref: anchor,
    "aria-haspopup": "dialog",
    "aria-expanded": open,
    onClick: () => setOpen(!open),
  } as const;
  return (
    <>
      {wide ? (
        <Button {...shared} size="small" icon={<IconFilter />} aria-label={name}>
          {chosen.length > 0 ? `${title} (${chosen.length})` : title}
        </Button>
      ) : (
        <IconButton
          {...shared}
          size="small"
          label={name}
          icon={<IconFilter size={14} />}
          className={classNames(styles.filter, chosen.length > 0 && styles.filtering)}
        />
      )}
      <Popover open={open} onClose={() => setOpen(false)} anchor={anchor} label={`Filter ${title}`}>
        <div className={styles.choices}>
          {options.map(({ value, label }) => (
            <Checkbox
              key={value}
              checked={chosen.includes(value)}
              onChange={(on) => onChange(on ? [...chosen, value] : chosen.filter((each) => each !== value))}
            >
              {label}
            </Checkbox>
          ))}
          <Button size="small" variant="ghost" disabled={chosen.length === 0} onClick={() => onChange([])}>
            Clear
          </Button>
        </div>
      </Popover>
    </>
  );
}
