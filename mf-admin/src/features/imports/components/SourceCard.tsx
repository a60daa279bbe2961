import { Alert, Button, Card, Inline, Stack, Text } from "@courtside/design-system/core.tsx";
import { Field, FileButton, TextArea } from "@courtside/design-system/fields.tsx";
import { useState } from "react";
import { failureText } from "../../../api.ts";

const ACCEPTED = ".csv,.txt,.tsv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

interface SourceCardProps {
  title: string;
  description: string;
  /** Shown in the empty field for pasted rows. */
  placeholder: string;
  busy: boolean;
  error: unknown;
  onCheck: (file: File) => void;
}

/** A file, or rows copied from a spreadsheet. */
export function SourceCard({ title, description, placeholder, busy, error, onCheck }: SourceCardProps) {
  const [name, setName] = useState<string | null>(null);
  const [pasted, setPasted] = useState("");
  const choose = (file: File) => {
    setName(file.name);
    onCheck(file);
  };
  const check = () => {
    setName(null);
    onCheck(new File([pasted], "pasted rows", { type: "text/csv" }));
  };
  return (
    <Card title={title} description={description}>
      <Stack>
        <Inline gap={12}>
          <FileButton accept={ACCEPTED} onChoose={choose}>
            Choose a File
          </FileButton>
          {name !== null && <Text>{name}</Text>}
        </Inline>
        <Field label="Or paste rows">
          <TextArea
            rows={5}
            value={pasted}
            spellCheck={false}
            placeholder={placeholder}
            onChange={(event) => setPasted(event.target.value)}
          />
        </Field>
        <div>
          <Button disabled={pasted.trim() === ""} busy={busy} busyLabel="Checking..." onClick={check}>
            Check Rows
          </Button>
        </div>
        {error !== null && (
          <Alert tone="error" role="alert" title="These rows cannot be read">
            {failureText(error)}
          </Alert>
        )}
      </Stack>
    </Card>
  );
}
