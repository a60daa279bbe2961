import type { InvitationBatch } from "@courtside/contracts/api/client.ts";
import { Alert, Button, Inline, Progress, Stack, Tag, Text } from "@courtside/design-system/core.tsx";
import { useEffect, useState } from "react";
import { type BatchLine, countOf, isUnderWay } from "../batch.ts";
import styles from "./InviteeList.module.css";
import { SCROLLER } from "./InviteeList.tsx";

interface SendingProgressProps {
  batch: InvitationBatch;
  onStop: () => void;
  /** Sends what is left, and what failed. */
  onResume: () => void;
  onClose: () => void;
  /** Of the button that closes while addresses are left. */
  closeLabel?: string;
}

/** Several invitations: how far the server is, the result of each, stop, and what is left. */
export function SendingProgress(props: SendingProgressProps) {
  const { batch, onStop, onResume, onClose, closeLabel = "Done" } = props;
  const sent = countOf(batch, "sent");
  const failed = countOf(batch, "failed");
  const total = batch.lines.length;
  const left = total - sent;
  const summary = `${sent} of ${total} sent${failed > 0 ? `, ${failed} failed` : ""}`;
  return (
    <Stack>
      <Text role="status">{summary}</Text>
      <Progress label="Invitations sent" value={sent + failed} max={total} valueText={summary} />
      {batch.resumes_at && <Limit until={Date.parse(batch.resumes_at)} left={total - sent - failed} />}
      {batch.status === "running" && (
        <Text tone="secondary">The server sends them: you can leave this page, and find the results here later.</Text>
      )}
      {batch.status === "stopped" && (
        <Alert tone="info">{`Stopped. ${left - failed} were not sent; nothing is sent to them later by itself.`}</Alert>
      )}
      <ul className={styles.list} aria-label="Results" {...SCROLLER}>
        {batch.lines.map((line) => (
          <li key={line.place} className={styles.line}>
            <span className={styles.who}>
              {line.full_name && <strong>{line.full_name}</strong>} {line.email}
            </span>
            <LineState line={line} />
          </li>
        ))}
      </ul>
      <Inline gap={8}>
        {isUnderWay(batch) ? (
          <Button onClick={onStop}>Stop</Button>
        ) : (
          <>
            {left > 0 && (
              <Button variant="primary" onClick={onResume}>
                {failed === left ? `Try ${left} Again` : `Send the Remaining ${left}`}
              </Button>
            )}
            <Button variant={left > 0 ? "secondary" : "primary"} onClick={onClose}>
              {left > 0 ? closeLabel : "Done"}
            </Button>
          </>
        )}
      </Inline>
    </Stack>
  );
}

/** Why it waits, and how long: each second anew. */
function Limit({ until, left }: { until: number; left: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  return (
    <Alert tone="warning" title={`Waiting ${seconds} s: the limit of mails is reached`}>
      {`A club can send 100 invitations at once and 100 more each hour. The other ${left} go out by themselves, also when this page is closed.`}
    </Alert>
  );
}

function LineState({ line: { state, why, belongs_elsewhere } }: { line: BatchLine }) {
  if (state === "failed")
    return (
      <>
        <Tag tone="error">Not sent</Tag>
        {why && (
          <Text size="sm" className={styles.why}>
            {why}
          </Text>
        )}
      </>
    );
  if (state === "waiting") return <Tag>Not sent yet</Tag>;
  return belongs_elsewhere ? (
    <Tag tone="warning">Sent; in another club, cannot accept yet</Tag>
  ) : (
    <Tag tone="success">Sent</Tag>
  );
}
