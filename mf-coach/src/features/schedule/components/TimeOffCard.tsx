import type { TimeOff } from "@courtside/contracts/api/client.ts";
import { useApi, useMe, useShell } from "@courtside/contracts/shell/index.tsx";
import { lazyScreen } from "@courtside/contracts/shell/lazy-screen.tsx";
import { Button, Card, IconButton, IconPlus, IconTrash, SkeletonList, Text } from "@courtside/design-system/core.tsx";
import { Suspense, useState } from "react";
import { LoadFailed } from "../../../components/LoadFailed.tsx";
import { timeOffText } from "../../../components/timeOffText.ts";
import { RemoveTimeOffDialog } from "./RemoveTimeOffDialog.tsx";
import styles from "./TimeOffCard.module.css";

const TimeOffDialog = lazyScreen(() => import("../staff/TimeOffDialog.tsx"));

/** The current and upcoming time off, to add to and to remove from. */
export function TimeOffCard({ coachId, coachName }: { coachId: string; coachName: string | null }) {
  const zone = useMe().club?.time_zone ?? "UTC";
  const offline = useShell().liveStatus === "offline";
  const query = useApi().useQuery("get", "/coaches/{id}/time-off", { params: { path: { id: coachId } } });
  const [isAdding, setAdding] = useState(false);
  const [giving, setGiving] = useState<TimeOff | null>(null);
  if (query.isPending) return <SkeletonList count={1} />;
  if (!query.data) return <LoadFailed title="Time off could not be loaded" query={query} />;
  const entries = query.data.data;
  return (
    <Card
      title="Time Off"
      description="No lesson can be given then."
      extra={
        <Button icon={<IconPlus />} disabled={offline} onClick={() => setAdding(true)}>
          Add Time Off
        </Button>
      }
    >
      {entries.length === 0 ? (
        <Text tone="secondary">None ahead.</Text>
      ) : (
        <ul className={styles.list} aria-label="Time off">
          {entries.map((entry) => (
            <li key={entry.id} className={styles.row}>
              <span className={styles.text}>
                <strong>{timeOffText(entry, zone)}</strong>
                {entry.note && <Text tone="secondary">{entry.note}</Text>}
              </span>
              <IconButton
                label={`Delete time off, ${timeOffText(entry, zone)}`}
                icon={<IconTrash />}
                size="large"
                disabled={offline}
                onClick={() => setGiving(entry)}
              />
            </li>
          ))}
        </ul>
      )}
      <Suspense>
        {isAdding && <TimeOffDialog coachId={coachId} coachName={coachName} onClose={() => setAdding(false)} />}
      </Suspense>
      {giving && <RemoveTimeOffDialog coachId={coachId} entry={giving} zone={zone} onClose={() => setGiving(null)} />}
    </Card>
  );
}
