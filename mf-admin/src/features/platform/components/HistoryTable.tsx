import type { PlatformRemotes } from "@courtside/contracts/api/client.ts";
import { Empty, IconCalendar, Stack, Text } from "@courtside/design-system/core.tsx";
import { type StaffColumn, StaffTable } from "@courtside/design-system/staff.tsx";
import { audienceText, timeText } from "../texts.ts";

type Entry = PlatformRemotes["history"][number];

const COLUMNS: StaffColumn<Entry>[] = [
  { key: "at", title: "When", card: "detail", render: ({ at }) => timeText(at) },
  {
    key: "what",
    title: "What",
    card: "title",
    render: ({ what, remote, version, audience }) => (
      <Stack gap={0}>
        <strong>{`${remote} ${audience ? `${what}: ${audienceText(audience)}` : what}`}</strong>
        <Text size="sm" tone="secondary">
          {version}
        </Text>
      </Stack>
    ),
  },
  {
    key: "who",
    title: "Who",
    card: "detail",
    render: ({ who, commit, reason }) => (
      <Stack gap={0}>
        <span>{commit ? `${who}, ${commit}` : who}</span>
        {reason && (
          <Text size="sm" tone="secondary">
            {reason}
          </Text>
        )}
      </Stack>
    ),
  },
];

/** Every change of what browsers get, the newest first. */
export const HistoryTable = ({ history }: Pick<PlatformRemotes, "history">) => (
  <StaffTable
    caption="History of releases"
    columns={COLUMNS}
    rows={history}
    rowKey={({ at, remote, version, what }) => `${at} ${remote} ${version} ${what}`}
    empty={
      <Empty
        icon={<IconCalendar />}
        title="No release yet"
        description="Each release, rollback and canary is listed here."
      />
    }
  />
);
