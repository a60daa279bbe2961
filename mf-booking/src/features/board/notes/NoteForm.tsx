import { DAY_NOTE_MAX } from "@courtside/contracts/domain/day-note.ts";
import { Alert, Button, Inline, Stack } from "@courtside/design-system/core.tsx";
import { Field, TextArea } from "@courtside/design-system/forms.tsx";
import type { FormEvent, KeyboardEvent } from "react";
import styles from "./DayNotes.module.css";
import { isTooLong, joined, type NoteDraft } from "./note-draft.ts";

interface NoteFormProps {
  draft: NoteDraft;
  /** The text is not the saved one. */
  isChanged: boolean;
  busy: boolean;
  offline: boolean;
  onDraft: (draft: NoteDraft) => void;
  onSave: (text: string) => void;
  onEnd: () => void;
}

/** Writes the note. If another writer was faster, both texts are shown and the person decides. */
export function NoteForm({ draft, isChanged, busy, offline, onDraft, onSave, onEnd }: NoteFormProps) {
  const { text, theirs } = draft;
  const tooLong = isTooLong(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && !offline && !tooLong) onSave(text.trim());
  };
  // Esc belongs to the form: the panel around it stays, and a changed text too.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) submit(event);
    if (event.key !== "Escape") return;
    event.preventDefault();
    if (!isChanged) onEnd();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={12}>
        {theirs && (
          <Alert
            tone="warning"
            role="alert"
            title={theirs.author_name ? `${theirs.author_name} has changed the note meanwhile` : "The note was deleted"}
          >
            <p className={styles.text}>{theirs.body || "(empty)"}</p>
          </Alert>
        )}
        <Field
          label={theirs ? "Your text" : "Note"}
          hint={`${text.trim().length} of ${DAY_NOTE_MAX} characters`}
          error={tooLong && `At most ${DAY_NOTE_MAX} characters`}
        >
          <TextArea
            rows={5}
            autoFocus
            value={text}
            onChange={(event) => onDraft({ ...draft, text: event.target.value })}
            onKeyDown={onKeyDown}
          />
        </Field>
        <Inline>
          <Button onClick={onEnd}>{theirs ? "Keep theirs" : "Cancel"}</Button>
          {theirs?.body && (
            <Button onClick={() => onDraft({ ...draft, text: joined(draft), theirs: null })}>Join both</Button>
          )}
          <Button
            type="submit"
            variant="primary"
            busy={busy}
            busyLabel="Saving..."
            aria-disabled={offline || undefined}
          >
            {theirs ? "Save mine" : "Save"}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
