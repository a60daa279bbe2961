import { saveFile } from "@courtside/contracts/shell/saveFile.ts";
import { useLeaveGuard } from "@courtside/contracts/shell/useLeaveGuard.ts";
import { Alert, Button, Card, ErrorState, Inline, SkeletonList, Stack, Text } from "@courtside/design-system/core.tsx";
import { Checkbox } from "@courtside/design-system/fields.tsx";
import { ConfirmDialog } from "@courtside/design-system/overlay.tsx";
import type { User } from "@supabase/auth-js";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { authClient } from "../auth/authClient.ts";
import { failureText } from "../auth/failureText.ts";
import { RECOVERY_CODES } from "../auth/query-keys.ts";
import { factorsOf, recoveryCodesOf } from "../auth/secondFactor.ts";
import styles from "./Account.module.css";
import { useProvenAction } from "./FreshProof.tsx";
import { OutcomeAlert } from "./OutcomeAlert.tsx";
import { codesAsText, dashed } from "./recoveryCodesText.ts";
import { useReloadAuthUser } from "./useAuthUser.ts";

const FEW = 3;

/** The codes for the day when the second factor is lost. Shown to those who have a second factor. */
export function RecoveryCodesCard({ user }: { user: User }) {
  const [codes, setCodes] = useState<string[] | null>(null);
  const [asking, setAsking] = useState(false);
  const reload = useReloadAuthUser();
  const queries = useQueryClient();
  const hasCodes = recoveryCodesOf(user) !== undefined;
  const make = useProvenAction(async () => {
    const { recoveryCodes } = authClient.mfa;
    const { data, error } = await (hasCodes ? recoveryCodes.regenerate() : recoveryCodes.generate());
    if (data) setCodes(data.codes);
    // A lost response may have made codes that no one has seen: then new ones are made in their place.
    else await reload();
    return { error };
  }, "Your recovery codes are ready.");
  const done = async () => {
    setCodes(null);
    await reload();
    await queries.invalidateQueries({ queryKey: RECOVERY_CODES });
  };
  if (factorsOf(user).length === 0) return null;
  const isFailed = make.outcome?.tone === "error";
  return (
    <Card
      title="Recovery codes"
      description="For the day when your second factor is lost: each code signs you in once in its place."
    >
      {codes ? (
        <NewCodes codes={codes} onDone={() => void done()} />
      ) : (
        <Stack>
          {hasCodes ? (
            <CodesLeft />
          ) : (
            <Alert tone="warning">You have no recovery codes. Without them, a lost second factor locks you out.</Alert>
          )}
          {isFailed && <OutcomeAlert outcome={make.outcome} />}
          {make.proof || (
            <Button
              busy={make.busy}
              busyLabel="Making codes..."
              onClick={hasCodes ? () => setAsking(true) : make.run}
              style={{ alignSelf: "flex-start" }}
            >
              {hasCodes ? "Make new codes" : "Make recovery codes"}
            </Button>
          )}
        </Stack>
      )}
      <ConfirmDialog
        open={asking}
        title="Make new recovery codes?"
        description="The codes that you have now stop working at once."
        confirmLabel="Make new codes"
        cancelLabel="Keep the old ones"
        busy={make.busy}
        busyLabel="Making codes..."
        onConfirm={() => void make.run().then(() => setAsking(false))}
        onClose={() => setAsking(false)}
      />
    </Card>
  );
}

function CodesLeft() {
  const status = useQuery({
    queryKey: RECOVERY_CODES,
    queryFn: async () => {
      const { data, error } = await authClient.mfa.recoveryCodes.getStatus();
      if (error) throw error;
      return data;
    },
  });
  if (status.isPending) return <SkeletonList />;
  if (status.error) {
    return (
      <ErrorState
        compact
        title="Your recovery codes could not be counted"
        cause={failureText(status.error)}
        onRetry={() => void status.refetch()}
        retrying={status.isFetching}
      />
    );
  }
  const { remaining, total } = status.data;
  const left = `${remaining} of ${total} codes are left.`;
  return remaining > FEW ? (
    <Text>{left}</Text>
  ) : (
    <Alert tone="warning">{left} Make new ones before you need them.</Alert>
  );
}

interface NewCodesProps {
  codes: string[];
  onDone: () => void;
}

/** The codes, this once: to copy, download or print. They go when the person says that they are saved. */
function NewCodes({ codes, onDone }: NewCodesProps) {
  const [saved, setSaved] = useState(false);
  const [outcome, setOutcome] = useState<string | null>(null);
  const leaving = useLeaveGuard(true);
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
        <Button onClick={() => saveFile(new Blob([text], { type: "text/plain" }), "courtside-recovery-codes.txt")}>
          Download
        </Button>
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
      <ConfirmDialog
        {...leaving}
        title="Leave without saving?"
        description="These codes are not shown again."
        confirmLabel="Leave Without Saving"
        cancelLabel="Stay"
        danger
        asksToLeave
      />
    </Stack>
  );
}
