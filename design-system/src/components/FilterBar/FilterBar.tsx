import { type ReactNode, useState } from "react";
import { usePhone } from "../../theme/useMediaQuery.ts";
import { Badge } from "../Badge/Badge.tsx";
import { Button } from "../Button/Button.tsx";
import { IconFilter } from "../Icon/icons.tsx";
import { Sheet } from "../Sheet/Sheet.tsx";
import styles from "./FilterBar.module.css";

export interface FilterBarProps {
  /** Always in sight, usually a SearchInput. */
  search?: ReactNode;
  /** Selects and dates; on a phone behind a button. */
  children?: ReactNode;
  /** How many filters are set. */
  active?: number;
  onClear?: () => void;
  /** At the end: an export, a view switch. */
  actions?: ReactNode;
}

/** Above a list: what narrows it. Below 768 px the filters move into a sheet. */
export function FilterBar({ search, children, active = 0, onClear, actions }: FilterBarProps) {
  const [open, setOpen] = useState(false);
  const phone = usePhone();
  const clear = active > 0 && onClear && (
    <Button variant="ghost" onClick={onClear}>
      Clear filters
    </Button>
  );
  return (
    <div className={styles.bar}>
      {search && <div className={styles.search}>{search}</div>}
      {children && !phone && (
        <div className={styles.filters}>
          {children}
          {clear}
        </div>
      )}
      {children && phone && (
        <Button icon={<IconFilter />} onClick={() => setOpen(true)}>
          Filters <Badge count={active} label="filters set" />
        </Button>
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
      <Sheet
        open={open && phone}
        onClose={() => setOpen(false)}
        title="Filters"
        footer={
          <>
            {clear}
            <Button variant="primary" onClick={() => setOpen(false)}>
              Show results
            </Button>
          </>
        }
      >
        <div className={styles.sheet}>{children}</div>
      </Sheet>
    </div>
  );
}
