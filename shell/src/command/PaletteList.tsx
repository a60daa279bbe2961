import { classNames, IconMoon, IconSun } from "@courtside/design-system/core.tsx";
import { navIcon } from "../remotes/navIcons.tsx";
import styles from "./Palette.module.css";
import type { PaletteGroup, PaletteRow } from "./palette-rows.ts";

interface PaletteListProps {
  id: string;
  groups: readonly PaletteGroup[];
  active: string | null;
  onActive: (id: string) => void;
  onRun: (row: PaletteRow) => void;
}

export const optionId = (list: string, row: string): string => `${list}-${row.replace(/\W+/g, "-")}`;

const LISTBOX = { role: "listbox", "aria-label": "Results" } as const;
const groupNamed = (title: string) => ({ role: "group", "aria-label": title }) as const;
const option = (isActive: boolean) => ({ role: "option", "aria-selected": isActive }) as const;

const iconOf = (name: string) => (name === "moon" ? IconMoon : name === "sun" ? IconSun : navIcon(name));

/** The list of the palette's field, which keeps the focus: a press on a row does not take it away. */
export function PaletteList({ id, groups, active, onActive, onRun }: PaletteListProps) {
  return (
    <div {...LISTBOX} id={id} className={styles.list}>
      {groups.map(({ title, rows }) => (
        <div key={title} {...groupNamed(title)} className={styles.group}>
          <div aria-hidden="true" className={styles.title}>
            {title}
          </div>
          {rows.map((row) => {
            const Icon = iconOf(row.icon);
            return (
              <button
                key={row.id}
                type="button"
                {...option(row.id === active)}
                tabIndex={-1}
                id={optionId(id, row.id)}
                className={classNames(styles.row, row.id === active && styles.active)}
                onMouseDown={(event) => event.preventDefault()}
                onMouseMove={() => row.id !== active && onActive(row.id)}
                onClick={() => onRun(row)}
              >
                <Icon size={18} />
                <span className={styles.texts}>
                  <span className={styles.label}>{row.label}</span>
                  {row.detail && <span className={styles.detail}>{row.detail}</span>}
                </span>
                {"subject" in row.to && (
                  <span aria-hidden="true" className={styles.more}>
                    ›
                  </span>
                )}
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}
