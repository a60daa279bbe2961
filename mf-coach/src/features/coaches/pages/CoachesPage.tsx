import type { Coach } from "@courtside/contracts/api/client.ts";
import { can } from "@courtside/contracts/domain/roles.ts";
import { Navigate, useMe, useShell } from "@courtside/contracts/shell/index.tsx";
import {
  Button,
  Card,
  Empty,
  IconCoach,
  IconMessage,
  LinkButton,
  Page,
  PageHeader,
  SkeletonList,
} from "@courtside/design-system/core.tsx";
import { useState } from "react";
import { LoadFailed } from "../../../components/LoadFailed.tsx";
import { RequestLessonSheet } from "../../lesson-requests/components/RequestLessonSheet.tsx";
import { useCoaches } from "../api.ts";
import { CoachList } from "../components/CoachList.tsx";

/** `/coaches` (docs/product/coaching.md#directory): the club's coaches. Users who manage coaches are redirected. */
export default function CoachesPage() {
  const { effective_role: role } = useMe();
  const { hasScreen } = useShell();
  const [requested, setRequested] = useState<Coach | null>(null);
  if (role && can(role, "coaches:manage")) return <Navigate to="/manage/coaches" replace />;
  const mayAsk = role !== null && can(role, "lessons:request");
  return (
    <Page>
      <PageHeader
        title="Coaches"
        description="Who coaches at your club, and what."
        actions={
          mayAsk &&
          hasScreen("/dashboard/lesson-requests") && (
            <LinkButton href="/dashboard/lesson-requests" icon={<IconMessage />}>
              My Lesson Requests
            </LinkButton>
          )
        }
      />
      <Content onAsk={mayAsk ? setRequested : undefined} />
      {requested && <RequestLessonSheet coach={requested} onClose={() => setRequested(null)} />}
    </Page>
  );
}

function Content({ onAsk }: { onAsk: ((coach: Coach) => void) | undefined }) {
  const coaches = useCoaches();
  const zone = useMe().club?.time_zone ?? "UTC";
  if (coaches.isPending) return <SkeletonList />;
  if (!coaches.data) return <LoadFailed title="Coaches could not be loaded" query={coaches} />;
  if (coaches.data.data.length === 0) {
    return (
      <Card>
        <Empty
          icon={<IconCoach />}
          title="No coaches yet"
          description="Once your club has coaches, you find them here."
        />
      </Card>
    );
  }
  return (
    <CoachList
      coaches={coaches.data.data}
      zone={zone}
      {...(onAsk && {
        renderAction: (coach: Coach) => (
          <Button aria-label={`Request a Lesson with ${coach.name}`} onClick={() => onAsk(coach)}>
            Request a Lesson
          </Button>
        ),
      })}
    />
  );
}
