import type { ImportReport } from "@courtside/contracts/api/client.ts";
import type { ColumnMapping } from "@courtside/contracts/domain/member-import.ts";
import { Alert, Button, Card, Inline, Stack, Text } from "@courtside/design-system/core.tsx";
import { Field, FileButton, TextArea } from "@courtside/design-system/fields.tsx";
import { useState } from "react";
import { failureText } from "../../../api.ts";
import { usePreview, useStartImport } from "../api.ts";
import { countText } from "../countText.ts";
import { ColumnFields } from "./ColumnFields.tsx";
import { RowTable } from "./RowTable.tsx";

const ACCEPTED = ".csv,.txt,.tsv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

const PASTED = "pasted rows";

/** A file or pasted rows, what the import would do with each, and the import (docs/product/identity.md#importing-members). */
export function ImportForm() {
  const [file, setFile] = useState<File | null>(null);
  const [pasted, setPasted] = useState("");
  const preview = usePreview();
  const forget = () => {
    setFile(null);
    setPasted("");
    preview.reset();
  };
  const check = (chosen: File, mapping?: ColumnMapping) => {
    setFile(chosen);
    preview.mutate({ file: chosen, mapping });
  };
  const { data: report, error } = preview;
  return (
    <Stack gap={24}>
      <Card
        title="People to import"
        description="A CSV or Excel file, or rows copied from a spreadsheet. The first row names the columns; one holds email addresses."
      >
        <Stack>
          <Inline gap={12}>
            <FileButton accept={ACCEPTED} onChoose={(chosen) => check(chosen)}>
              Choose a File
            </FileButton>
            {file && file.name !== PASTED && <Text>{file.name}</Text>}
          </Inline>
          <Field label="Or paste rows">
            <TextArea
              rows={5}
              value={pasted}
              spellCheck={false}
              placeholder={"Email\tName\tRole\nana@example.com\tAna Ruiz\tMember"}
              onChange={(event) => setPasted(event.target.value)}
            />
          </Field>
          <div>
            <Button
              disabled={pasted.trim() === ""}
              busy={preview.isPending}
              busyLabel="Checking..."
              onClick={() => check(new File([pasted], PASTED, { type: "text/csv" }))}
            >
              Check Rows
            </Button>
          </div>
          {error && (
            <Alert tone="error" role="alert" title="These rows cannot be read">
              {failureText(error)}
            </Alert>
          )}
        </Stack>
      </Card>
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
        <ColumnFields columns={report.columns} mapping={report.mapping} disabled={busy} onChange={onMapping} />
        <RowTable rows={report.rows} />
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
