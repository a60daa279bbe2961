import { Alert, Button, Inline, Progress, Stack, Tag, Text } from "@courtside/design-system/core.tsx";
import { useEffect, useState } from "react";
import { countOf, type SendingLine, type SendingRun } from "../sending.ts";
import type { Sending } from "../useSending.ts";
import styles from "./InviteeList.module.css";
import { SCROLLER } from "./InviteeList.tsx";

interface SendingProgressProps {
  run: SendingRun;
  sending: Sending;
  onClose: () => void;
}

/** A run of several invitations: how far it is, the result of each, stop, and what is left. */
export function SendingProgress({ run, sending, onClose }: SendingProgressProps) {
  const sent = countOf(run, "sent");
  const failed = countOf(run, "failed");
  const total = run.lines.length;
  const left = total - sent;
  const summary = `${sent} of ${total} sent${failed > 0 ? `, ${failed} failed` : ""}`;
  return (
    <Stack>
      <Text role="status">{summary}</Text>
      <Progress label="Invitations sent" value={sent + failed} max={total} valueText={summary} />
      {run.status === "paused" && run.resumesAt !== undefined && <Limit until={run.resumesAt} left={left} />}
      {run.status === "stopped" && (
        <Alert tone="info">{`Stopped. ${left - failed} were not sent; nothing is sent to them later by itself.`}</Alert>
      )}
      <ul className={styles.list} aria-label="Results" {...SCROLLER}>
        {run.lines.map((line) => (
          <li key={line.email} className={styles.line}>
            <span className={styles.who}>
              {line.name && <strong>{line.name}</strong>} {line.email}
            </span>
            <LineState line={line} />
          </li>
        ))}
      </ul>
      <Inline gap={8}>
        {sending.isBusy ? (
          <Button onClick={sending.stop}>Stop</Button>
        ) : (
          <>
            {left > 0 && (
              <Button variant="primary" onClick={sending.resume}>
                {failed === left ? `Try ${left} Again` : `Send the Remaining ${left}`}
              </Button>
            )}
            <Button variant={left > 0 ? "secondary" : "primary"} onClick={onClose}>
              {left > 0 ? "Back to the Addresses" : "Done"}
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
      {`A club can send 100 invitations at once and 100 more each hour. The other ${left} go out one by one while this page is open.`}
    </Alert>
  );
}

function LineState({ line: { state, why, belongsElsewhere } }: { line: SendingLine }) {
  if (state === "failed") return <Tag tone="error">{why ?? "Not sent"}</Tag>;
  if (state === "sending") return <Tag tone="info">Sending…</Tag>;
  if (state === "waiting") return <Tag>Not sent yet</Tag>;
  return belongsElsewhere ? (
    <Tag tone="warning">Sent; in another club, cannot accept yet</Tag>
  ) : (
    <Tag tone="success">Sent</Tag>
  );
}
