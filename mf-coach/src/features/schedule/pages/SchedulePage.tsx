import { useShell } from "@courtside/contracts/shell/index.tsx";
import { lazyScreen } from "@courtside/contracts/shell/lazy-screen.tsx";
import { Badge, Button, IconClock, IconPlus, LinkButton, Page, PageHeader } from "@courtside/design-system/core.tsx";
import { Suspense, useState } from "react";
import { usePendingCount } from "../../../api.ts";
import { ForCoach } from "../../../components/ForCoach.tsx";
import { useChosenCoach } from "../../../components/useChosenCoach.ts";
import { CoachWeek } from "../components/CoachWeek.tsx";

const ScheduleLessonDialog = lazyScreen(() => import("../staff/ScheduleLessonDialog.tsx"));
const TimeOffDialog = lazyScreen(() => import("../staff/TimeOffDialog.tsx"));

/** The coach stays the one for whom the dialog was opened, also when the list changes meanwhile. */
type Opened = { coachId: string } & (
  | { what: "lesson"; date?: string }
  | { what: "time-off"; coachName: string | null }
);

/** `/schedule`: a coach's week with lessons, events, own courts and time off on one calendar. */
export default function SchedulePage() {
  const chosen = useChosenCoach();
  const offline = useShell().liveStatus === "offline";
  const [opened, setOpened] = useState<Opened | null>(null);
  const { coachId, coachName } = chosen;
  const close = () => setOpened(null);
  return (
    <Page width="full">
      <PageHeader
        title="Schedule"
        actions={
          coachId && (
            <>
              <RequestsLink />
              <Button
                icon={<IconClock />}
                disabled={offline}
                onClick={() => setOpened({ coachId, coachName, what: "time-off" })}
              >
                Add Time Off
              </Button>
              <Button
                variant="primary"
                icon={<IconPlus />}
                disabled={offline}
                onClick={() => setOpened({ coachId, what: "lesson" })}
              >
                Schedule private lesson
              </Button>
            </>
          )
        }
      />
      <ForCoach chosen={chosen}>
        {(id) => (
          <CoachWeek
            key={id}
            coachId={id}
            onPlan={(date) => !offline && setOpened({ coachId: id, what: "lesson", date })}
          />
        )}
      </ForCoach>
      <Suspense>
        {opened?.what === "lesson" && (
          <ScheduleLessonDialog coachId={opened.coachId} date={opened.date} onClose={close} />
        )}
        {opened?.what === "time-off" && (
          <TimeOffDialog coachId={opened.coachId} coachName={opened.coachName} onClose={close} />
        )}
      </Suspense>
    </Page>
  );
}

function RequestsLink() {
  const { hasScreen } = useShell();
  const count = usePendingCount();
  if (!hasScreen("/lesson-requests")) return null;
  return (
    <LinkButton href="/lesson-requests" iconEnd={<Badge count={count} label="pending" />}>
      Lesson Requests
    </LinkButton>
  );
}
