import type { PlatformRemotes } from "@courtside/contracts/api/client.ts";
import { Empty, IconCheck, Stack, Text } from "@courtside/design-system/core.tsx";
import { type StaffColumn, StaffTable } from "@courtside/design-system/staff.tsx";
import { timeText } from "../texts.ts";

type Failure = PlatformRemotes["errors"][number];

const KINDS: Record<string, string> = {
  unreachable: "Could not be loaded",
  slow: "Did not respond in time",
  contract: "Built for another contract",
  chunk: "A part could not be loaded",
  exception: "Its code failed",
};

const COLUMNS: StaffColumn<Failure>[] = [
  {
    key: "remote",
    title: "Release",
    card: "title",
    render: ({ remote, version }) => (
      <Stack gap={0}>
        <strong>{remote}</strong>
        <Text size="sm" tone="secondary">
          {version}
        </Text>
      </Stack>
    ),
  },
  { key: "kind", title: "Failure", card: "detail", render: ({ kind }) => KINDS[kind] ?? kind },
  { key: "screen", title: "Screen", card: "detail", render: ({ screen }) => screen || "–" },
  { key: "last", title: "Last hour", card: "detail", render: ({ last_at }) => timeText(last_at) },
  { key: "times", title: "Times", align: "end", card: "status", render: ({ times }) => times.toLocaleString("en-US") },
];

/** What browsers reported of failing remotes. */
export const FailureTable = ({ errors, days }: Pick<PlatformRemotes, "errors" | "days">) => (
  <StaffTable
    caption="Failures in browsers"
    columns={COLUMNS}
    rows={errors}
    rowKey={({ remote, version, kind, screen }) => `${remote} ${version} ${kind} ${screen}`}
    empty={
      <Empty icon={<IconCheck />} title="No failures" description={`Browsers reported none within ${days} days.`} />
    }
  />
);
