import { type FormEvent, useRef, useState } from "react";
import { keep, readKept } from "../../kept.ts";
import { Button } from "../Button/Button.tsx";
import { IconButton } from "../Button/IconButton.tsx";
import { Field } from "../Field/Field.tsx";
import { IconTrash } from "../Icon/icons.tsx";
import { Input } from "../Input/Input.tsx";
import { Popover } from "../Popover/Popover.tsx";
import { IconBookmark } from "../StaffTable/icons.tsx";
import { Text } from "../Text/Text.tsx";
import styles from "./SavedViews.module.css";

interface SavedView {
  name: string;
  /** What the address says after "?": search, filters and sort. */
  search: string;
}

export interface SavedViewsProps {
  /** Of this person and list. Kept on this device. */
  keepAs: string;
  search: string;
  onOpen: (search: string) => void;
}

const isViews = (value: unknown): value is SavedView[] =>
  Array.isArray(value) && value.every((each) => typeof each?.name === "string" && typeof each?.search === "string");

const LONGEST_NAME = 40;

/** A person's named filters of a list. */
export function SavedViews({ keepAs, search, onOpen }: SavedViewsProps) {
  const key = `courtside-views-${keepAs}`;
  const [views, setViews] = useState(() => readKept(key, isViews) ?? []);
  const [open, setOpen] = useState(false);
  const [name, setName] = useState("");
  const anchor = useRef<HTMLButtonElement>(null);
  const current = views.find((view) => view.search === search);

  const change = (next: SavedView[]) => {
    setViews(next);
    keep(key, next);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted === "") return;
    change([...views.filter((view) => view.name !== wanted), { name: wanted, search }]);
    setName("");
  };

  return (
    <>
      <Button
        ref={anchor}
        size="small"
        icon={<IconBookmark />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {current ? `View: ${current.name}` : "Views"}
      </Button>
      <Popover open={open} onClose={() => setOpen(false)} anchor={anchor} placement="bottom-end" label="Saved views">
        <div className={styles.panel}>
          {views.length === 0 && (
            <Text tone="secondary" size="sm">
              Give the current search, filters and sorting a name to find them here again.
            </Text>
          )}
          {views.length > 0 && (
            <ul className={styles.list}>
              {views.map((view) => (
                <li key={view.name} className={styles.view}>
                  <Button
                    size="small"
                    variant="ghost"
                    aria-current={view === current || undefined}
                    onClick={() => {
                      setOpen(false);
                      onOpen(view.search);
                    }}
                  >
                    {view.name}
                  </Button>
                  <IconButton
                    size="small"
                    icon={<IconTrash />}
                    label={`Delete the view ${view.name}`}
                    onClick={() => change(views.filter((each) => each !== view))}
                  />
                </li>
              ))}
            </ul>
          )}
          <form className={styles.form} onSubmit={save}>
            <Field label="Name of this view">
              <Input maxLength={LONGEST_NAME} value={name} onChange={(event) => setName(event.target.value)} />
            </Field>
            <Button type="submit">Save view</Button>
          </form>
        </div>
      </Popover>
    </>
  );
}
