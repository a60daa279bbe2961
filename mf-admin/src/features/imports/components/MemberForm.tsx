import type { ImportReport } from "@courtside/contracts/api/client.ts";
import { type ColumnMapping, IMPORT_FIELD_LABELS, IMPORT_FIELDS } from "@courtside/contracts/domain/member-import.ts";
import { Alert, Button, Card, Stack } from "@courtside/design-system/core.tsx";
import { type Ref, useState } from "react";
import { failureText } from "../../../api.ts";
import { countText } from "../countText.ts";
import { usePreview, useStartImport } from "../members.ts";
import { useKeptFocus } from "../useKeptFocus.ts";
import { useShown } from "../useShown.ts";
import { ColumnFields } from "./ColumnFields.tsx";
import { ColumnsCard } from "./ColumnsCard.tsx";
import { MemberRows } from "./MemberRows.tsx";
import { SourceCard } from "./SourceCard.tsx";

const COLUMNS = { fields: IMPORT_FIELDS, labels: IMPORT_FIELD_LABELS, needed: ["email"] } as const;

/** A file or pasted rows, what the import would do with each, and the import (docs/product/identity.md#importing-members). */
export function MemberForm() {
  const [file, setFile] = useState<File | null>(null);
  const [round, setRound] = useState(0);
  const preview = usePreview();
  const { result, keep } = useKeptFocus(preview.isPending);
  const forget = () => {
    setFile(null);
    setRound(round + 1);
    preview.reset();
  };
  const check = (chosen: File, mapping?: ColumnMapping) => {
    keep();
    setFile(chosen);
    preview.mutate({ file: chosen, mapping });
  };
  const [shown, hide] = useShown(preview.data);
  return (
    <Stack gap={24}>
      <SourceCard
        key={round}
        title="People to import"
        description="A CSV or Excel file, or rows copied from a spreadsheet. The first row names the columns; one holds email addresses."
        placeholder={"Email\tName\tRole\nana@example.com\tAna Ruiz\tMember"}
        busy={preview.isPending}
        error={preview.error}
        onCheck={(chosen) => {
          hide();
          check(chosen);
        }}
      />
      {file && shown && "missing" in shown && (
        <ColumnsCard
          {...COLUMNS}
          {...shown}
          disabled={preview.isPending}
          onChange={(mapping) => check(file, mapping)}
        />
      )}
      {file && shown && "rows" in shown && (
        <Preview
          key={`${file.name} ${JSON.stringify(shown.mapping)}`}
          ref={result}
          file={file}
          report={shown}
          busy={preview.isPending}
          isStale={preview.data !== shown}
          onMapping={(mapping) => check(file, mapping)}
          onStarted={forget}
        />
      )}
    </Stack>
  );
}

interface PreviewProps {
  ref: Ref<HTMLElement>;
  file: File;
  report: ImportReport;
  busy: boolean;
  /** The rows are not those of the chosen columns. */
  isStale: boolean;
  onMapping: (mapping: ColumnMapping) => void;
  onStarted: () => void;
}

function Preview({ ref, file, report, busy, isStale, onMapping, onStarted }: PreviewProps) {
  const start = useStartImport(file, onStarted);
  const count = (outcome: string) => report.rows.filter((row) => row.outcome === outcome).length;
  const good = count("new") + count("changed");
  return (
    <Card
      ref={ref}
      tabIndex={-1}
      title="What will happen"
      description="Nothing is imported yet. New people get an invitation by email; names of members are corrected. Wrong rows are left out."
    >
      <Stack>
        <ColumnFields
          {...COLUMNS}
          columns={report.columns}
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
            disabled={good === 0 || isStale}
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
