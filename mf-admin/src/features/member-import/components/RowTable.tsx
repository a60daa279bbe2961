import type { ImportedRow } from "@courtside/contracts/api/client.ts";
import { ROLE_LABELS } from "@courtside/contracts/domain/roles.ts";
import { useMe } from "@courtside/contracts/shell/index.tsx";
import { Empty, Segmented, Stack, Tag, Text, type Tone } from "@courtside/design-system/core.tsx";
import { type StaffColumn, StaffTable } from "@courtside/design-system/staff.tsx";
import { useState } from "react";

type Outcome = ImportedRow["outcome"];

const OUTCOMES: Record<Outcome, { label: string; tone: Tone }> = {
  wrong: { label: "Wrong", tone: "error" },
  new: { label: "New", tone: "success" },
  changed: { label: "Changed", tone: "info" },
  unchanged: { label: "Unchanged", tone: "neutral" },
};
const ORDER = Object.keys(OUTCOMES) as Outcome[];

const columns: StaffColumn<ImportedRow>[] = [
  { key: "line", title: "Line", align: "end", width: 88, card: "detail", render: ({ line }) => line },
  {
    key: "email",
    title: "Email",
    card: "title",
    render: ({ email, full_name }) => (
      <Stack gap={0}>
        <strong>{email || "–"}</strong>
        {full_name && (
          <Text size="sm" tone="secondary">
            {full_name}
          </Text>
        )}
      </Stack>
    ),
  },
  { key: "role", title: "Role", width: 128, card: "detail", render: ({ role }) => (role ? ROLE_LABELS[role] : "–") },
  {
    key: "outcome",
    title: "Result",
    card: "detail",
    render: ({ outcome, problems, why }) => (
      <Stack gap={4}>
        <div>
          <Tag tone={why === null ? OUTCOMES[outcome].tone : "error"}>{why ?? OUTCOMES[outcome].label}</Tag>
        </div>
        {problems.map(({ field, message }) => (
          <Text key={field} size="sm">
            {message}
          </Text>
        ))}
      </Stack>
    ),
  },
];

/** The rows of an import, by what becomes of them; wrong ones first, if there are any. */
export function RowTable({ rows }: { rows: readonly ImportedRow[] }) {
  const { profile } = useMe();
  const count = (outcome: Outcome) => rows.filter((row) => row.outcome === outcome).length;
  const present = ORDER.filter((outcome) => count(outcome) > 0);
  const [chosen, setChosen] = useState<Outcome | undefined>(present[0]);
  const outcome = chosen && present.includes(chosen) ? chosen : present[0];
  return (
    <Stack gap={12}>
      <Segmented
        label="Rows shown"
        look="pills"
        wrap
        options={present.map((value) => ({
          value,
          label: OUTCOMES[value].label,
          hint: count(value).toLocaleString("en-US"),
        }))}
        value={outcome}
        onChange={setChosen}
      />
      <StaffTable
        caption="Rows"
        keepAs={`${profile.id}.import-rows`}
        columns={columns}
        rows={rows.filter((row) => row.outcome === outcome)}
        rowKey={({ line }) => String(line)}
        loading={false}
        empty={<Empty title="No rows" />}
      />
    </Stack>
  );
}
