import { Button, IconClose, Inline } from "@courtside/design-system/core.tsx";
import { type AuditEntry, type AuditFilter, usePersonName } from "../api.ts";
import { subjectText } from "../entry-text.ts";

interface NarrowedToProps {
  filter: Pick<AuditFilter, "actor" | "subject">;
  entries: readonly AuditEntry[];
  onRemove: (name: "actor" | "subject") => void;
}

/** By whom and about what the list is; each can be taken back. */
export function NarrowedTo({ filter: { actor, subject }, entries, onRemove }: NarrowedToProps) {
  const actorName = usePersonName(actor);
  const personName = usePersonName(subject);
  const about = entries.find(({ subject_id }) => subject_id === subject);
  if (!actor && !subject) return null;
  const subjectName = personName ?? (about ? subjectText(about) : undefined);
  return (
    <Inline>
      {actor && <Chip text={`By ${actorName ?? "this person"}`} onRemove={() => onRemove("actor")} />}
      {subject && <Chip text={`About ${subjectName ?? "this"}`} onRemove={() => onRemove("subject")} />}
    </Inline>
  );
}

const Chip = ({ text, onRemove }: { text: string; onRemove: () => void }) => (
  <Button size="small" icon={<IconClose />} aria-label={`${text}: remove this filter`} onClick={onRemove}>
    {text}
  </Button>
);
