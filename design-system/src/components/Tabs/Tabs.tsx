import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { classNames } from "../../classNames.ts";
import styles from "./Tabs.module.css";

export interface Tab<Key extends string> {
  key: Key;
  label: ReactNode;
  icon?: ReactNode;
  /** Mounted only while its tab is chosen. */
  content: ReactNode;
}

export interface TabsProps<Key extends string> {
  /** What the tabs divide, for a screen reader. */
  label: string;
  tabs: readonly Tab<Key>[];
  /** Usually kept in the address. */
  value: Key;
  onChange: (key: Key) => void;
}

const STEP: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

const tabIn = (list: HTMLElement | null, key: string) =>
  list?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`) ?? null;

/** Scrolls the row, not the page, to the tab: an address may choose one that a phone has no room for. */
function center(tab: HTMLElement | null): void {
  const row = tab?.parentElement;
  if (!tab || !row) return;
  const [inner, outer] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}

/** Parts of one screen, one at a time. Arrows move and choose; the row scrolls sideways on a phone. */
export function Tabs<Key extends string>({ label, tabs, value, onChange }: TabsProps<Key>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const chosen = tabs.find((tab) => tab.key === value) ?? tabs[0];

  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.key === chosen?.key);
    const next = tabs[STEP[event.key]?.(at, tabs.length - 1) ?? -1];
    if (!next) return;
    event.preventDefault();
    onChange(next.key);
    tabIn(list.current, next.key)?.focus();
  };

  const chosenKey = chosen?.key;
  useEffect(() => {
    if (chosenKey !== undefined) center(tabIn(list.current, chosenKey));
  }, [chosenKey]);

  if (!chosen) return null;
  return (
    <div className={styles.tabs}>
      <div ref={list} role="tablist" aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            data-key={tab.key}
            aria-selected={tab === chosen}
            aria-controls={tab === chosen ? `${id}-panel` : undefined}
            tabIndex={tab === chosen ? 0 : -1}
            className={classNames(styles.tab, tab === chosen && styles.chosen)}
            onClick={() => onChange(tab.key)}
            onKeyDown={onKeyDown}
          >
            {tab.icon}
            {tab.label}
          </button>
        ))}
      </div>
      <div key={chosen.key} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen.key}`} tabIndex={-1}>
        {chosen.content}
      </div>
    </div>
  );
}
