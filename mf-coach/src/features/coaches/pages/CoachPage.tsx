import type { Coach } from "@courtside/contracts/api/client.ts";
import { can } from "@courtside/contracts/domain/roles.ts";
import { useMe, useParams, useSearchParams, useShell } from "@courtside/contracts/shell/index.tsx";
import { Button, IconEdit, LinkButton, Page, SkeletonList } from "@courtside/design-system/core.tsx";
import { Tabs } from "@courtside/design-system/data.tsx";
import { useState } from "react";
import { codeOf } from "../../../api/wordsOf.ts";
import { LoadFailed } from "../../../components/LoadFailed.tsx";
import { AvailabilityTab } from "../../availability/pages/AvailabilityTab.tsx";
import { EditWeek } from "../../availability/pages/EditWeek.tsx";
import { RequestLessonSheet } from "../../lesson-requests/components/RequestLessonSheet.tsx";
import { useCoach } from "../api.ts";
import { CoachAbout } from "../components/CoachAbout.tsx";
import { CoachDialog } from "../components/CoachDialog.tsx";
import { CoachHead } from "../components/CoachHead.tsx";
import { NoSuchCoach } from "../components/NoSuchCoach.tsx";
import { CoachEventsTab } from "./CoachEventsTab.tsx";

/** An id that is none answers as one of nobody does. */
const NOBODY = ["not_found", "validation_failed"];

/** `/coaches/{id}` (docs/product/coaching.md#coach-page). */
export default function CoachPage() {
  const { id = "" } = useParams();
  const coach = useCoach(id);
  const isNobody = NOBODY.includes(codeOf(coach.error) ?? "");
  return (
    <Page>
      {isNobody ? (
        <NoSuchCoach />
      ) : coach.data ? (
        <Profile key={id} coach={coach.data} />
      ) : coach.isPending ? (
        <SkeletonList />
      ) : (
        <LoadFailed title="The coach could not be loaded" query={coach} />
      )}
    </Page>
  );
}

function Profile({ coach }: { coach: Coach }) {
  const { effective_role: role } = useMe();
  const offline = useShell().liveStatus === "offline";
  const [params, setParams] = useSearchParams();
  const [open, setOpen] = useState<"edit" | "request" | null>(null);
  const close = () => setOpen(null);
  const mayAsk = role !== null && can(role, "lessons:request");
  const requestButton = mayAsk && (
    <Button variant="primary" disabled={offline} onClick={() => setOpen("request")}>
      Request a Lesson
    </Button>
  );
  const setHours = coach.can_edit && (
    <LinkButton href={`/coaches/${coach.id}?tab=edit-schedule`}>Edit Schedule</LinkButton>
  );
  const tabs = [
    { key: "about", label: "About", content: <CoachAbout coach={coach} /> },
    { key: "events", label: "Events", content: <CoachEventsTab coach={coach} /> },
    { key: "availability", label: "Availability", content: <AvailabilityTab coachId={coach.id} action={setHours} /> },
    ...(coach.can_edit
      ? [{ key: "edit-schedule", label: "Edit Schedule", content: <EditWeek coachId={coach.id} as="week" /> }]
      : []),
  ];
  return (
    <>
      <CoachHead
        coach={coach}
        backTo={role && can(role, "coaches:manage") ? "/coaches" : "/dashboard"}
        actions={
          <>
            {coach.can_edit && (
              <Button icon={<IconEdit />} disabled={offline} onClick={() => setOpen("edit")}>
                Edit Coach
              </Button>
            )}
            {requestButton}
          </>
        }
      />
      <Tabs
        label={coach.name}
        value={params.get("tab") ?? "about"}
        onChange={(tab) => setParams(tab === "about" ? {} : { tab }, { replace: true })}
        tabs={tabs}
      />
      {open === "edit" && <CoachDialog coach={coach} onClose={close} />}
      {open === "request" && <RequestLessonSheet coach={coach} onClose={close} />}
    </>
  );
}
