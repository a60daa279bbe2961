import type { ImportReport } from "@courtside/contracts/api/client.ts";
import { type ColumnMapping, IMPORT_FIELD_LABELS, IMPORT_FIELDS } from "@courtside/contracts/domain/member-import.ts";
import { Alert, Button, Card, Stack } from "@courtside/design-system/core.tsx";
import { useState } from "react";
import { failureText } from "../../../api.ts";
import { countText } from "../countText.ts";
import { usePreview, useStartImport } from "../members.ts";
import { ColumnFields } from "./ColumnFields.tsx";
import { MemberRows } from "./MemberRows.tsx";
import { SourceCard } from "./SourceCard.tsx";

/** A file or pasted rows, what the import would do with each, and the import (docs/product/identity.md#importing-members). */
export function MemberForm() {
  const [file, setFile] = useState<File | null>(null);
  const [round, setRound] = useState(0);
  const preview = usePreview();
  const forget = () => {
    setFile(null);
    setRound(round + 1);
    preview.reset();
  };
  const check = (chosen: File, mapping?: ColumnMapping) => {
    setFile(chosen);
    preview.mutate({ file: chosen, mapping });
  };
  const { data: report } = preview;
  return (
    <Stack gap={24}>
      <SourceCard
        key={round}
        title="People to import"
        description="A CSV or Excel file, or rows copied from a spreadsheet. The first row names the columns; one holds email addresses."
        placeholder={"Email\tName\tRole\nana@example.com\tAna Ruiz\tMember"}
        busy={preview.isPending}
        error={preview.error}
        onCheck={(chosen) => check(chosen)}
      />
      {file && report && (
        <Preview
          key={`${file.name} ${JSON.stringify(report.mapping)}`}
          file={file}
          report={report}
          busy={preview.isPending}
          onMapping={(mapping) => check(file, mapping)}
          onStarted={forget}
        />
      )}
    </Stack>
  );
}

interface PreviewProps {
  file: File;
  report: ImportReport;
  busy: boolean;
  onMapping: (mapping: ColumnMapping) => void;
  onStarted: () => void;
}

function Preview({ file, report, busy, onMapping, onStarted }: PreviewProps) {
  const start = useStartImport(file, onStarted);
  const count = (outcome: string) => report.rows.filter((row) => row.outcome === outcome).length;
  const good = count("new") + count("changed");
  return (
    <Card
      title="What will happen"
      description="Nothing is imported yet. New people get an invitation by email; names of members are corrected. Wrong rows are left out."
    >
      <Stack>
        <ColumnFields
          columns={report.columns}
          fields={IMPORT_FIELDS}
          labels={IMPORT_FIELD_LABELS}
          needed={["email"]}
          mapping={report.mapping}
          disabled={busy}
          onChange={onMapping}
        />
        <MemberRows rows={report.rows} />
        {start.error && (
          <Alert tone="error" role="alert">
            {failureText(start.error)}
          </Alert>
        )}
        <div>
          <Button
            variant="primary"
            disabled={good === 0}
            busy={start.isPending}
            busyLabel="Starting..."
            onClick={() => start.mutate(report.mapping)}
          >
            {good === 0 ? "Nothing to Import" : `Import ${countText(good, "Row", "Rows")}`}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
