import { type Coach, codeOf } from "@courtside/contracts/api/client.ts";
import { can } from "@courtside/contracts/domain/roles.ts";
import { useMe, useParams, useSearchParams, useShell } from "@courtside/contracts/shell/index.tsx";
import { lazyScreen } from "@courtside/contracts/shell/lazy-screen.tsx";
import {
  Avatar,
  Button,
  Card,
  Empty,
  IconCoach,
  IconEdit,
  IconMail,
  Link,
  LinkButton,
  Page,
  PageHeader,
  SkeletonList,
  Stack,
  Text,
} from "@courtside/design-system/core.tsx";
import { Tabs } from "@courtside/design-system/data.tsx";
import { type ReactNode, Suspense, useState } from "react";
import { LoadFailed } from "../../../components/LoadFailed.tsx";
import { AvailabilityTab } from "../../availability/pages/AvailabilityTab.tsx";
import { useEvents } from "../../events/api.ts";
import { EventList } from "../../events/components/EventList.tsx";
import { RequestLessonSheet } from "../../lesson-requests/components/RequestLessonSheet.tsx";
import { useCoach } from "../api.ts";
import { SportTags } from "../components/SportTags.tsx";
import styles from "./CoachPage.module.css";

/** Of no use to members, who download no form. */
const CoachDialog = lazyScreen(() => import("../staff/CoachDialog.tsx"));
const EditWeek = lazyScreen(() => import("../../availability/pages/EditWeek.tsx"));

/** The api's codes for an id that is malformed or belongs to no coach. */
const UNKNOWN_COACH = ["not_found", "validation_failed"];

/** `/coaches/{id}` (docs/product/coaching.md#coach-page). */
export default function CoachPage() {
  const { id = "" } = useParams();
  const coach = useCoach(id);
  const isUnknown = UNKNOWN_COACH.includes(codeOf(coach.error) ?? "");
  return (
    <Page>
      {isUnknown ? (
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
      ? [
          {
            key: "edit-schedule",
            label: "Edit Schedule",
            content: (
              <Suspense fallback={<SkeletonList />}>
                <EditWeek coachId={coach.id} as="week" />
              </Suspense>
            ),
          },
        ]
      : []),
  ];
  return (
    <>
      <CoachHead
        coach={coach}
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
      <Suspense>{open === "edit" && <CoachDialog coach={coach} onClose={close} />}</Suspense>
      {open === "request" && <RequestLessonSheet coach={coach} onClose={close} />}
    </>
  );
}

interface CoachHeadProps {
  coach: Coach;
  actions: ReactNode;
}

/** Initials, name, sports, and the actions. */
function CoachHead({ coach, actions }: CoachHeadProps) {
  return (
    <PageHeader
      back={{ href: "/coaches", label: "Back" }}
      title={
        <span className={styles.name}>
          <Avatar name={coach.name} size={56} />
          {coach.name}
        </span>
      }
      tag={<SportTags sports={coach.sports} />}
      actions={actions}
    />
  );
}

/** About a coach; the sports are shown above, beside the name. */
function CoachAbout({ coach: { name, bio, inactive_sports, email } }: { coach: Coach }) {
  return (
    <Card title={`About ${name}`}>
      <Stack gap={16}>
        <SportTags sports={[]} inactive={inactive_sports} />
        <Text as="p" className={styles.bio} tone={bio ? "text" : "secondary"}>
          {bio || `${name} has not written about themself yet.`}
        </Text>
        {email && (
          <Link href={`mailto:${email}`} className={styles.email}>
            <IconMail />
            {email}
          </Link>
        )}
      </Stack>
    </Card>
  );
}

/** The upcoming events that a coach leads. */
function CoachEventsTab({ coach }: { coach: Coach }) {
  const zone = useMe().club?.time_zone ?? "UTC";
  const { hasScreen } = useShell();
  const query = useEvents({ when: "upcoming", coachId: coach.id });
  return (
    <EventList
      label={`Upcoming events with ${coach.name}`}
      query={query}
      zone={zone}
      empty={{
        title: "No upcoming events",
        description: `Events that ${coach.name} leads stand here.`,
        action: hasScreen("/events") && <LinkButton href="/events">Club Events</LinkButton>,
      }}
      failed="Events could not be loaded"
    />
  );
}

function NoSuchCoach() {
  return (
    <>
      <PageHeader title="Coach not found" />
      <Card>
        <Empty
          icon={<IconCoach />}
          title="The coach you're looking for doesn't exist"
          description="They may have left the club."
          action={
            <LinkButton href="/coaches" variant="primary">
              Back to Coaches
            </LinkButton>
          }
        />
      </Card>
    </>
  );
}
