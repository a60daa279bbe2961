import { type Coach, messageOf } from "@courtside/contracts/api/client.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import { Field, RadioGroup, Select } from "@courtside/design-system/fields.tsx";
import { BulkDialog } from "@courtside/design-system/staff.tsx";
import { useState } from "react";
import { useChangeSports } from "../api.ts";
import { changedSports, type SportChange } from "../components/changedSports.ts";

interface ChangeSportsDialogProps {
  coaches: readonly Coach[];
  onClose: () => void;
}

const CHANGES = [
  { value: "add", label: "They teach it too" },
  { value: "remove", label: "They no longer teach it" },
] as const;

/** Lists the selected coaches with their sports before and after, then changes one after the other. */
export function ChangeSportsDialog({ coaches, onClose }: ChangeSportsDialogProps) {
  const offered = useMe().club?.sports ?? [];
  const [what, setWhat] = useState<SportChange["what"]>("add");
  const [sport, setSport] = useState<string | null>(null);
  const { save, report } = useChangeSports();
  const sportsAfter = (coach: Coach) => (sport === null ? null : changedSports(coach, { what, sport }));
  return (
    <BulkDialog
      title={`Change the sports of ${coaches.length} ${coaches.length === 1 ? "coach" : "coaches"}`}
      description="Members find coaches by their sports and ask for lessons in them."
      items={coaches}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      noteOf={(coach) => {
        const [before, after] = [[...coach.sports, ...coach.inactive_sports], sportsAfter(coach)];
        return after ? `${namesOf(before)} → ${namesOf(after)}` : namesOf(before);
      }}
      confirmLabel="Change sports"
      disabled={sport === null}
      run={(coach) => save(coach, sportsAfter(coach))}
      problemOf={(failure) => messageOf(failure) ?? "The connection was lost. Try again."}
      onEnd={(done) => {
        report(done);
        if (done === coaches.length) onClose();
      }}
      onClose={onClose}
    >
      <Field label="Sport">
        <Select
          options={offered.map((value) => ({ value, label: sportLabel(value) }))}
          placeholder="Choose a sport"
          value={sport}
          onChange={setSport}
        />
      </Field>
      <RadioGroup label="Change" options={CHANGES} value={what} onChange={setWhat} />
    </BulkDialog>
  );
}

const namesOf = (sports: readonly string[]): string => sports.map(sportLabel).join(", ") || "No sport";
