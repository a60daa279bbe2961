import { useMe, useSearchParams, useShell } from "@courtside/contracts/shell/index.tsx";
import { Button, IconPlus, LinkButton, Page, PageHeader, Stack } from "@courtside/design-system/core.tsx";
import { Tabs } from "@courtside/design-system/data.tsx";
import { useState } from "react";
import { ForCoach } from "../../../components/ForCoach.tsx";
import { useChosenCoach } from "../../../components/useChosenCoach.ts";
import EditWeek from "../../availability/pages/EditWeek.tsx";
import { WaitingRequests } from "../../coach-requests/components/WaitingRequests.tsx";
import { useEvents } from "../../events/api.ts";
import { EventList } from "../../events/components/EventList.tsx";
import { TimeOffCard } from "../../schedule/components/TimeOffCard.tsx";
import ScheduleLessonDialog from "../../schedule/staff/ScheduleLessonDialog.tsx";
import { LessonsTab, NextLesson } from "../components/LessonsTab.tsx";
import { ProfileTab } from "../components/ProfileTab.tsx";
import styles from "./CoachPortalPage.module.css";

const TABS = ["schedule", "lessons", "events", "profile"] as const;
type PortalTab = (typeof TABS)[number];

/** `/coach` (docs/product/coaching.md#coach-portal): a coach's tools; an admin chooses the coach. */
export default function CoachPortalPage() {
  const chosen = useChosenCoach();
  return (
    <Page>
      <PageHeader title="Coach Portal" />
      <ForCoach chosen={chosen}>
        {(coachId) => <Portal key={coachId} coachId={coachId} coachName={chosen.coachName} />}
      </ForCoach>
    </Page>
  );
}

interface PortalProps {
  coachId: string;
  /** Null on the coach's own portal. */
  coachName: string | null;
}

function Portal({ coachId, coachName }: PortalProps) {
  const zone = useMe().club?.time_zone ?? "UTC";
  const offline = useShell().liveStatus === "offline";
  const [params, setParams] = useSearchParams();
  const [isScheduling, setScheduling] = useState(false);
  const tab = TABS.find((each) => each === params.get("tab")) ?? "schedule";
  const show = (next: PortalTab) =>
    setParams(
      (last) => {
        last.set("tab", next);
        return last;
      },
      { replace: true },
    );
  const action = (
    <Button variant="primary" icon={<IconPlus />} disabled={offline} onClick={() => setScheduling(true)}>
      Schedule private lesson
    </Button>
  );
  return (
    <>
      <Tabs
        label="Coach Portal"
        value={tab}
        onChange={show}
        tabs={[
          {
            key: "schedule",
            label: "Schedule",
            content: <ScheduleTab coachId={coachId} coachName={coachName} zone={zone} />,
          },
          {
            key: "lessons",
            label: "Lessons",
            content: <LessonsTab coachId={coachId} zone={zone} action={action} />,
          },
          { key: "events", label: "Events", content: <LedEventsTab coachId={coachId} zone={zone} /> },
          { key: "profile", label: "Profile", content: <ProfileTab coachId={coachId} /> },
        ]}
      />
      {isScheduling && <ScheduleLessonDialog coachId={coachId} onClose={() => setScheduling(false)} />}
    </>
  );
}

/** The next lesson, the pending requests, and when lessons can be requested. */
function ScheduleTab({ coachId, coachName, zone }: PortalProps & { zone: string }) {
  return (
    <Stack gap={24}>
      <div className={styles.now}>
        <NextLesson coachId={coachId} zone={zone} />
        <WaitingRequests coachId={coachId} />
      </div>
      <div className={styles.hours}>
        <EditWeek coachId={coachId} as="list" />
        <TimeOffCard coachId={coachId} coachName={coachName} />
      </div>
    </Stack>
  );
}

/** The upcoming events that a coach leads, with all their actions. */
function LedEventsTab({ coachId, zone }: { coachId: string; zone: string }) {
  const { hasScreen } = useShell();
  const query = useEvents({ when: "upcoming", coachId });
  return (
    <EventList
      label="Upcoming events"
      query={query}
      zone={zone}
      empty={{
        title: "No upcoming events",
        description: "Events that you lead stand here.",
        action: hasScreen("/events") && <LinkButton href="/events">Club Events</LinkButton>,
      }}
      failed="Events could not be loaded"
    />
  );
}
