import type { Booking } from "@courtside/contracts/api/client.ts";
import { clubDayTimesLabel } from "@courtside/contracts/domain/club-clock.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { useShell } from "@courtside/contracts/shell/index.tsx";
import {
  Button,
  Card,
  Empty,
  Heading,
  IconBook,
  IconCalendar,
  IconCourt,
  Inline,
  LinkButton,
  Segmented,
  Skeleton,
  SkeletonList,
  Stack,
  Tag,
  Text,
} from "@courtside/design-system/core.tsx";
import { LoadMore } from "@courtside/design-system/data.tsx";
import { type ReactNode, useState } from "react";
import { CancelLessonDialog } from "../../../components/CancelLessonDialog.tsx";
import { LoadFailed } from "../../../components/LoadFailed.tsx";
import { type LessonTab, useLessons } from "../api.ts";
import styles from "./LessonsTab.module.css";

interface LessonsTabProps {
  coachId: string;
  zone: string;
  /** Opens the form of a private lesson. */
  action: ReactNode;
}

const OPTIONS = [
  { value: "upcoming", label: "Upcoming" },
  { value: "past", label: "Past" },
] as const;

const EMPTY = {
  upcoming: { title: "No upcoming lessons", description: "Lessons that you schedule or accept stand here." },
  past: { title: "No past lessons", description: "Lessons that are over or canceled stand here." },
};

/** The lessons a coach gives, upcoming and past. */
export function LessonsTab({ coachId, zone, action }: LessonsTabProps) {
  const [when, setWhen] = useState<LessonTab>("upcoming");
  const query = useLessons(coachId, when);
  return (
    <Stack gap={16}>
      <Inline justify="between" gap={12}>
        <Segmented label="Lessons" options={OPTIONS} value={when} onChange={setWhen} />
        {action}
      </Inline>
      <LessonList
        label={when === "upcoming" ? "Upcoming lessons" : "Past lessons"}
        query={query}
        zone={zone}
        empty={EMPTY[when]}
      />
    </Stack>
  );
}

interface LessonListProps {
  label: string;
  query: ReturnType<typeof useLessons>;
  zone: string;
  empty: { title: string; description: string; action?: ReactNode };
}

/** A coach's lessons as cards; upcoming ones can be canceled. */
function LessonList({ label, query, zone, empty }: LessonListProps) {
  const [canceling, setCanceling] = useState<Booking | null>(null);
  if (query.isPending) return <SkeletonList />;
  if (query.isError && query.lessons.length === 0) {
    return <LoadFailed title="The lessons could not be loaded" query={query} />;
  }
  return (
    <Stack gap={16}>
      {query.lessons.length === 0 ? (
        <Card>
          <Empty icon={<IconBook />} {...empty} />
        </Card>
      ) : (
        <ul className={styles.list} aria-label={label}>
          {query.lessons.map((lesson) => (
            <li key={lesson.id}>
              <LessonCard lesson={lesson} zone={zone} onCancel={() => setCanceling(lesson)} />
            </li>
          ))}
        </ul>
      )}
      <LoadMore more={query.hasNextPage} busy={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()} />
      {canceling && (
        <CancelLessonDialog
          lesson={{ ...canceling, member: canceling.user_name }}
          zone={zone}
          onClose={() => setCanceling(null)}
        />
      )}
    </Stack>
  );
}

interface LessonCardProps {
  lesson: Booking;
  zone: string;
  /** The next lesson, below its own heading: the first thing to see. */
  highlighted?: boolean;
  onCancel: () => void;
}

const STATES: Partial<Record<Booking["status"], string>> = { canceled: "Canceled", completed: "Completed" };

/** A lesson that a coach gives: with whom, when, where. */
function LessonCard({ lesson, zone, highlighted = false, onCancel }: LessonCardProps) {
  const offline = useShell().liveStatus === "offline";
  const { user_name, start_time, end_time, court_name, sport, status, in_progress, can_cancel, cancel_reason } = lesson;
  const state = in_progress ? "Now" : STATES[status];
  return (
    <Card
      // An item of a list, not a landmark.
      aria-labelledby={undefined}
      level={highlighted ? 3 : 2}
      title={user_name}
      extra={state && <Tag tone={in_progress ? "success" : "neutral"}>{state}</Tag>}
      highlighted={highlighted}
    >
      <div className={styles.body}>
        <div className={styles.details}>
          <p className={styles.detail}>
            <IconCalendar />
            <span>{clubDayTimesLabel(start_time, end_time, zone)}</span>
          </p>
          <p className={styles.detail}>
            <IconCourt />
            <span>
              {court_name} ({sportLabel(sport)})
            </span>
          </p>
          {cancel_reason && <p className={styles.reason}>Reason: {cancel_reason}</p>}
        </div>
        {can_cancel && (
          <Button danger disabled={offline} aria-label={`Cancel Lesson with ${user_name}`} onClick={onCancel}>
            Cancel Lesson
          </Button>
        )}
      </div>
    </Card>
  );
}

interface NextLessonProps {
  coachId: string;
  zone: string;
}

/** What a coach looks for first. */
export function NextLesson({ coachId, zone }: NextLessonProps) {
  const query = useLessons(coachId, "upcoming", 1);
  const [canceling, setCanceling] = useState<Booking | null>(null);
  const [next] = query.lessons;
  return (
    <Stack gap={12}>
      <Heading>Next lesson</Heading>
      {query.isPending && <Skeleton lines={3} />}
      {query.isError && !next && <LoadFailed title="The next lesson could not be loaded" query={query} />}
      {query.isSuccess && !next && <Text tone="secondary">No lesson ahead.</Text>}
      {next && <LessonCard highlighted lesson={next} zone={zone} onCancel={() => setCanceling(next)} />}
      <div>
        <LinkButton href={`/schedule?coach=${coachId}`}>Whole Week</LinkButton>
      </div>
      {canceling && (
        <CancelLessonDialog
          lesson={{ ...canceling, member: canceling.user_name }}
          zone={zone}
          onClose={() => setCanceling(null)}
        />
      )}
    </Stack>
  );
}
