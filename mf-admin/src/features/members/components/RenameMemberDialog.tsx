import type { Member } from "@courtside/contracts/api/client.ts";
import { LONGEST_NAME, personNameProblem } from "@courtside/contracts/domain/person-name.ts";
import { Button } from "@courtside/design-system/core.tsx";
import { Field, Input } from "@courtside/design-system/fields.tsx";
import { Modal } from "@courtside/design-system/overlay.tsx";
import { type FormEvent, useId, useState } from "react";
import { useRenameMember } from "../api.ts";

/** Corrects a member's name. Stays open with its input if the api rejects it. */
export function RenameMemberDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const formId = useId();
  const [typed, setTyped] = useState(member.name);
  const [problem, setProblem] = useState<string | null>(null);
  const rename = useRenameMember(onClose);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const full_name = typed.trim();
    const found = personNameProblem(full_name);
    setProblem(found);
    if (found) return event.currentTarget.querySelector("input")?.focus();
    if (full_name === member.name) return onClose();
    rename.mutate({ params: { path: { user_id: member.id } }, body: { full_name } });
  };

  return (
    <Modal
      open
      size="small"
      title={`Correct the name of ${member.name}`}
      description="They see the new name at once, and so does everybody in the club."
      busy={rename.isPending}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={rename.isPending}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={rename.isPending} busyLabel="Saving...">
            Save Name
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Field label="Full Name" required error={problem}>
          <Input
            name="full_name"
            maxLength={LONGEST_NAME}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
      </form>
    </Modal>
  );
}
