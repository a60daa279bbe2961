import type { DayNote } from "@courtside/contracts/api/client.ts";
import { DAY_NOTE_MAX } from "@courtside/contracts/domain/day-note.ts";

/** A note that is being written. */
export interface NoteDraft {
  text: string;
  /** The version that it replaces. */
  version: number;
  /** The note of another writer who was faster; shown until the person decides. */
  theirs: DayNote | null;
}

/** Those that are being written, by date: a look at another day loses no text. */
export type NoteDrafts = Readonly<Record<string, NoteDraft | undefined>>;

export const draftOfNote = ({ body, version }: DayNote): NoteDraft => ({ text: body, version, theirs: null });

/** The same text, on top of what the other writer has saved. */
export const withTheirs = (draft: NoteDraft, theirs: DayNote): NoteDraft => ({
  ...draft,
  version: theirs.version,
  theirs,
});

/** Both texts, the saved one first. */
export const joined = ({ text, theirs }: NoteDraft): string => [theirs?.body ?? "", text].filter(Boolean).join("\n");

export const isTooLong = (text: string): boolean => text.trim().length > DAY_NOTE_MAX;
