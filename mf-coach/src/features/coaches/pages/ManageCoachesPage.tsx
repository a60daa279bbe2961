import type { Coach } from "@courtside/contracts/api/client.ts";
import { useMe, useShell } from "@courtside/contracts/shell/index.tsx";
import { useListAddress } from "@courtside/contracts/shell/useListAddress.ts";
import {
  Button,
  Card,
  Empty,
  IconCoach,
  IconPlus,
  LinkButton,
  Page,
  PageHeader,
  Segmented,
  SkeletonList,
  Stack,
} from "@courtside/design-system/core.tsx";
import { useState } from "react";
import { LoadFailed } from "../../../components/LoadFailed.tsx";
import { useCoaches } from "../api.ts";
import { CoachList } from "../components/CoachList.tsx";
import CoachDialog from "../staff/CoachDialog.tsx";
import CoachTable from "../staff/CoachTable.tsx";

const LAYOUTS = [
  { value: "cards", label: "Cards" },
  { value: "table", label: "Table" },
] as const;

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
  const address = useListAddress();
  const asTable = address.get("view") === "table";
  if (coaches.isPending) return <SkeletonList />;
  if (!coaches.data) return <LoadFailed title="Coaches could not be loaded" query={coaches} />;
  const { data, invited } = coaches.data;
  if (data.length + invited.length > 0) {
    const List = asTable ? CoachTable : CoachList;
    return (
      <Stack gap={16}>
        <Segmented
          label="Layout"
          options={LAYOUTS}
          value={asTable ? "table" : "cards"}
          onChange={(view) => address.change({ view: view === "cards" ? null : view })}
        />
        <List coaches={data} invited={invited} zone={zone} onEdit={onEdit} />
      </Stack>
    );
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
