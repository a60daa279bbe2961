import type { ImportedRow } from "@courtside/contracts/api/client.ts";
import { ROLE_LABELS } from "@courtside/contracts/domain/roles.ts";
import { saveLines } from "@courtside/contracts/shell/saveLines.ts";
import { Stack, Text } from "@courtside/design-system/core.tsx";
import type { StaffColumn } from "@courtside/design-system/staff.tsx";
import { type Outcomes, RowTable, reasonOf } from "./RowTable.tsx";

const OUTCOMES: Outcomes<ImportedRow["outcome"]> = {
  wrong: { label: "Wrong", tone: "error" },
  new: { label: "New", tone: "success" },
  changed: { label: "Changed", tone: "info" },
  unchanged: { label: "Unchanged", tone: "neutral" },
};

const columns: StaffColumn<ImportedRow>[] = [
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
];

const download = (rows: readonly ImportedRow[]) =>
  saveLines("import-members", [
    ["Line", "Email", "Name", "Role", "Result", "Why"],
    ...rows.map((row) => {
      const { line, email, full_name, role, outcome } = row;
      return [line, email, full_name, role && ROLE_LABELS[role], OUTCOMES[outcome].label, reasonOf(row)];
    }),
  ]);

/** The rows of an import of members; wrong ones first, if there are any. */
export const MemberRows = ({ rows }: { rows: readonly ImportedRow[] }) => (
  <RowTable rows={rows} outcomes={OUTCOMES} columns={columns} onDownload={download} />
);
