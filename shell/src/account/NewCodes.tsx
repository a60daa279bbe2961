import { Alert, Button, Inline, Stack } from "@courtside/design-system/core.tsx";
import { Checkbox } from "@courtside/design-system/fields.tsx";
import { useEffect, useRef, useState } from "react";
import styles from "./Account.module.css";
import { codesAsText, dashed } from "./recoveryCodesText.ts";

export interface NewCodesProps {
  codes: string[];
  onDone: () => void;
}

/** The codes, this once: to copy, download or print. They go when the person says that they are saved. */
export function NewCodes({ codes, onDone }: NewCodesProps) {
  const [saved, setSaved] = useState(false);
  const [outcome, setOutcome] = useState<string | null>(null);
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = codesAsText(codes, location.host, new Date());
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome("Copied.");
    } catch {
      setOutcome("The browser did not allow copying. Download or print the codes instead.");
    }
  };
  return (
    <Stack>
      <p ref={heading} tabIndex={-1}>
        Save these codes now: they are not shown again. Each works once.
      </p>
      <ol className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{dashed(code)}</code>
          </li>
        ))}
      </ol>
      <pre className={styles.printed} aria-hidden="true">
        {text}
      </pre>
      <Inline>
        <Button onClick={copy}>Copy</Button>
        <Button onClick={() => download(text)}>Download</Button>
        <Button onClick={() => print()}>Print</Button>
      </Inline>
      {outcome && (
        <Alert tone="info" role="status">
          {outcome}
        </Alert>
      )}
      <Checkbox checked={saved} onChange={setSaved}>
        I have saved these codes
      </Checkbox>
      <Button variant="primary" disabled={!saved} onClick={onDone} style={{ alignSelf: "flex-start" }}>
        Done
      </Button>
    </Stack>
  );
}

function download(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = "courtside-recovery-codes.txt";
  link.click();
  URL.revokeObjectURL(url);
}
