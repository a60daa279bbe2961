import { type FormEvent, useRef, useState } from "react";
import { Button } from "../Button/Button.tsx";
import { IconButton } from "../Button/IconButton.tsx";
import { Field } from "../Field/Field.tsx";
import { IconTrash } from "../Icon/icons.tsx";
import { Input } from "../Input/Input.tsx";
import { Popover } from "../Popover/Popover.tsx";
import { IconBookmark } from "../StaffTable/icons.tsx";
import { Text } from "../Text/Text.tsx";
import styles from "./SavedViews.module.css";

export interface SavedView {
  name: string;
  /** What the address says after "?": search, filters and sort. */
  search: string;
}

export interface SavedViewsProps {
  views: readonly SavedView[];
  onChange: (views: SavedView[]) => void;
  /** Which list they are of, for a page with several: "invitations". */
  of?: string;
  /** No further view can be kept. */
  isFull?: boolean;
  /** The last change was not kept. */
  hasFailed?: boolean;
  search: string;
  onOpen: (search: string) => void;
}

const LONGEST_NAME = 40;

/** A person's named filters of a list. */
export function SavedViews({ views, onChange, of, isFull, hasFailed, search, onOpen }: SavedViewsProps) {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState("");
  const anchor = useRef<HTMLButtonElement>(null);
  const current = views.find((view) => view.search === search);
  const text = current ? `View: ${current.name}` : "Views";
  const ofList = of === undefined ? "" : ` of ${of}`;

  const save = (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted === "") return;
    onChange([...views.filter((view) => view.name !== wanted), { name: wanted, search }]);
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
        aria-label={of === undefined ? undefined : `${text}${ofList}`}
        onClick={() => setOpen(!open)}
      >
        {text}
      </Button>
      <Popover
        open={open}
        onClose={() => setOpen(false)}
        anchor={anchor}
        placement="bottom-end"
        label={`Saved views${ofList}`}
      >
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
                    onClick={() => onChange(views.filter((each) => each !== view))}
                  />
                </li>
              ))}
            </ul>
          )}
          {hasFailed && (
            <Text tone="error" size="sm" role="alert">
              The views could not be saved. Try again.
            </Text>
          )}
          {isFull && (
            <Text tone="secondary" size="sm">
              No further view can be saved. Delete one first.
            </Text>
          )}
          <form className={styles.form} onSubmit={save}>
            <Field label="Name of this view">
              <Input maxLength={LONGEST_NAME} value={name} onChange={(event) => setName(event.target.value)} />
            </Field>
            <Button type="submit" disabled={isFull && !views.some((view) => view.name === name.trim())}>
              Save view
            </Button>
          </form>
        </div>
      </Popover>
    </>
  );
}
