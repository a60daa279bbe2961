import type { Coach } from "@courtside/contracts/api/client.ts";
import { useMe, useShell } from "@courtside/contracts/shell/index.tsx";
import {
  Button,
  Card,
  Empty,
  IconCoach,
  IconPlus,
  LinkButton,
  Page,
  PageHeader,
  SkeletonList,
} from "@courtside/design-system/core.tsx";
import { useState } from "react";
import { LoadFailed } from "../../../components/LoadFailed.tsx";
import { useCoaches } from "../api.ts";
import { CoachDialog } from "../components/CoachDialog.tsx";
import { CoachList } from "../components/CoachList.tsx";

/** `/manage/coaches` (docs/product/coaching.md#directory): the directory of admin and front desk. */
export default function ManageCoachesPage() {
  const { hasScreen, liveStatus } = useShell();
  const offline = liveStatus === "offline";
  const [open, setOpen] = useState<{ coach: Coach | null } | null>(null);
  const add = (
    <Button variant="primary" icon={<IconPlus />} disabled={offline} onClick={() => setOpen({ coach: null })}>
      Add Coach
    </Button>
  );
  return (
    <Page>
      <PageHeader
        title="Coaches"
        description="Add coaches, and keep what members read of them."
        actions={
          <>
            {hasScreen("/coach") && <LinkButton href="/coach">Coach Portal</LinkButton>}
            {hasScreen("/lesson-requests") && <LinkButton href="/lesson-requests">Lesson Requests</LinkButton>}
            {add}
          </>
        }
      />
      <Content onEdit={(coach) => setOpen({ coach })} />
      {open && <CoachDialog coach={open.coach} onClose={() => setOpen(null)} />}
    </Page>
  );
}

function Content({ onEdit }: { onEdit: (coach: Coach) => void }) {
  const coaches = useCoaches();
  const zone = useMe().club?.time_zone ?? "UTC";
  if (coaches.isPending) return <SkeletonList />;
  if (!coaches.data) return <LoadFailed title="Coaches could not be loaded" query={coaches} />;
  const { data, invited } = coaches.data;
  if (data.length + invited.length > 0) {
    return <CoachList coaches={data} invited={invited} zone={zone} onEdit={onEdit} />;
  }
  return (
    <Card>
      <Empty
        icon={<IconCoach />}
        title="No coaches yet"
        description="Add the first one: members then see them, and can ask for lessons."
      />
    </Card>
  );
}
