import { Link } from "@courtside/contracts/shell/index.tsx";
import { VisuallyHidden } from "@courtside/design-system/core.tsx";
import { useEffect, useRef } from "react";
import styles from "./SectionNav.module.css";

export interface SectionPlace {
  id: string;
  title: string;
}

interface SectionNavProps {
  places: readonly SectionPlace[];
  /** The section that is being read. */
  current: string | undefined;
  unsaved: ReadonlySet<string>;
}

/** Links every section: a column that stays beside them, on narrow screens a row that stays above them. */
export function SectionNav({ places, current, unsaved }: SectionNavProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>(`[href$="#${current}"]`);
    // Sideways only: scrollIntoView could move the page too.
    if (link && list.current)
      list.current.scrollLeft = link.offsetLeft - (list.current.offsetWidth - link.offsetWidth) / 2;
  }, [current]);
  return (
    <nav aria-label="All settings" className={styles.nav}>
      <ul ref={list} className={styles.list}>
        {places.map(({ id, title }) => (
          <li key={id}>
            <Link to={{ hash: id }} className={styles.place} aria-current={id === current ? "location" : undefined}>
              {title}
              {unsaved.has(id) && (
                <span className={styles.unsaved}>
                  <VisuallyHidden> (unsaved changes)</VisuallyHidden>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
