import type { MemberImport } from "@courtside/contracts/api/client.ts";
import { clubDateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { Alert, Button, Card, Inline, Progress, Stack, Text } from "@courtside/design-system/core.tsx";
import { ConfirmDialog } from "@courtside/design-system/overlay.tsx";
import { useState } from "react";
import { useEndImport } from "../api.ts";
import { countText } from "../countText.ts";
import { RowTable } from "./RowTable.tsx";

const TITLES: Record<MemberImport["status"], string> = {
  running: "Importing",
  stopped: "Import stopped",
  done: "Last import",
  undone: "Import undone",
};

interface ImportProgressProps {
  latest: MemberImport;
  /** The club's. */
  zone: string;
}

/** The club's newest import: how far it is, what follows, and how to take it back. */
export function ImportProgress({ latest, zone }: ImportProgressProps) {
  const [asking, setAsking] = useState(false);
  const { stop, undo, isStopping, isUndoing } = useEndImport(() => setAsking(false));
  const { status, counts, rows, sender_name, created_at } = latest;
  const total = counts.new + counts.changed;
  const summary = `${counts.landed.toLocaleString("en-US")} of ${countText(total, "row", "rows")} imported`;
  const canStop = status === "running" || (status === "done" && counts.mails_waiting > 0);
  return (
    <Card title={TITLES[status]} description={`${sender_name}, ${clubDateLabel(created_at, zone)}`}>
      <Stack>
        <Text role="status">{summary}</Text>
        {status === "running" && (
          <Progress label="Rows imported" value={counts.landed} max={total} valueText={summary} />
        )}
        {status === "running" && (
          <Text tone="secondary">
            The server imports them: you can leave this page, and find the result here later.
          </Text>
        )}
        {status === "done" && <Mails latest={latest} />}
        {status === "undone" && counts.joined > 0 && (
          <Alert tone="info">
            {`${countText(counts.joined, "person", "people")} had joined already and stayed. Remove them in the list of members.`}
          </Alert>
        )}
        {rows.length > 0 && status !== "running" && (
          <>
            <Text as="p">{`${countText(rows.length, "row was", "rows were")} left out:`}</Text>
            <RowTable rows={rows} />
          </>
        )}
        <Inline gap={8}>
          {canStop && (
            <Button busy={isStopping} busyLabel="Stopping..." onClick={() => stop(latest)}>
              {status === "running" ? "Stop" : "Send No Further Mail"}
            </Button>
          )}
          {latest.undo_until && counts.landed > 0 && status !== "running" && (
            <Button danger onClick={() => setAsking(true)}>
              Undo Import
            </Button>
          )}
        </Inline>
      </Stack>
      <ConfirmDialog
        open={asking}
        danger
        title="Undo the import?"
        description={`Its invitations end, and the names that it corrected become what they were.${counts.joined > 0 ? ` ${countText(counts.joined, "person has", "people have")} joined already and will stay.` : ""}`}
        confirmLabel="Undo Import"
        cancelLabel="Keep"
        busy={isUndoing}
        busyLabel="Undoing..."
        onConfirm={() => undo(latest)}
        onClose={() => setAsking(false)}
      />
    </Card>
  );
}

function Mails({ latest: { counts, mails_resume_at } }: { latest: MemberImport }) {
  if (counts.mails_waiting === 0) {
    if (counts.mails_sent === 0) return null;
    return <Text tone="secondary">{`${countText(counts.mails_sent, "invitation", "invitations")} sent.`}</Text>;
  }
  return (
    <Alert tone="info">
      {`${countText(counts.mails_sent, "invitation", "invitations")} sent, ${counts.mails_waiting.toLocaleString("en-US")} to go.`}
      {mails_resume_at && " A club can send 100 invitations at once and 100 more each hour; they go out by themselves."}
    </Alert>
  );
}
