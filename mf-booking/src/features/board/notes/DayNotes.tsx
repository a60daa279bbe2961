import type { DayNote } from "@courtside/contracts/api/client.ts";
import { clubDateLabel, clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { Button, Card, Text } from "@courtside/design-system/core.tsx";
import { type Dispatch, type SetStateAction, useEffect, useRef } from "react";
import { useDayNote, useSaveDayNote } from "./api.ts";
import styles from "./DayNotes.module.css";
import { NoteForm } from "./NoteForm.tsx";
import { draftOfNote, type NoteDraft, type NoteDrafts, withTheirs } from "./note-draft.ts";

interface DayNotesProps {
  date: string;
  zone: string;
  mayWrite: boolean;
  offline: boolean;
  drafts: NoteDrafts;
  onDrafts: Dispatch<SetStateAction<NoteDrafts>>;
}

/** What the staff note about a day for each other (docs/product/screens.md#the-board). */
export function DayNotes({ date, zone, mayWrite, offline, drafts, onDrafts }: DayNotesProps) {
  const { note, failed, retry } = useDayNote(date);
  const setDraft = (next: NoteDraft | undefined) => onDrafts((before) => ({ ...before, [date]: next }));
  const draft = drafts[date];
  const edit = useRef<HTMLButtonElement>(null);
  const hasEnded = useRef(false);
  const end = () => {
    hasEnded.current = true;
    setDraft(undefined);
  };
  // The focus was in the form, which is gone.
  useEffect(() => {
    if (hasEnded.current && !draft) edit.current?.focus();
    hasEnded.current = false;
  }, [draft]);
  const save = useSaveDayNote(end, (theirs) => draft && setDraft(withTheirs(draft, theirs)));
  if (failed && !note) {
    return (
      <Card title="Notes of the day" extra={<Button onClick={() => void retry()}>Retry</Button>}>
        <Text as="p" tone="secondary">
          The notes could not be loaded.
        </Text>
      </Card>
    );
  }
  if (draft && mayWrite) {
    return (
      <Card title="Notes of the day">
        <NoteForm
          draft={draft}
          isChanged={draft.text !== note?.body}
          busy={save.isPending}
          offline={offline}
          onDraft={setDraft}
          onSave={(text) => save.mutate({ params: { path: { date } }, body: { body: text, version: draft.version } })}
          onEnd={end}
        />
      </Card>
    );
  }
  const editButton = note && mayWrite && (
    <Button ref={edit} size="small" onClick={() => setDraft(draftOfNote(note))}>
      {note.body ? "Edit note" : "Write a note"}
    </Button>
  );
  return (
    <Card title="Notes of the day" extra={editButton}>
      {note ? <Note note={note} zone={zone} /> : <Text tone="secondary">Loading...</Text>}
    </Card>
  );
}

function Note({ note, zone }: { note: DayNote; zone: string }) {
  const { body, author_name: author, written_at: at } = note;
  return (
    <>
      {body ? (
        <p className={styles.text}>{body}</p>
      ) : (
        <Text as="p" tone="secondary">
          No notes for this day.
        </Text>
      )}
      {author && at && (
        <p className={styles.by}>
          {author}, {clubDateLabel(at, zone)}, {clubTime(at, zone)}
        </p>
      )}
    </>
  );
}
