import type { Device } from "@courtside/contracts/api/client.ts";
import { clubDateLabel, clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { sportLabel } from "@courtside/contracts/domain/sports.ts";
import { saveLines } from "@courtside/contracts/shell/saveLines.ts";
import { Button, Empty, IconDashboard, Inline, Stack, Tag, Text } from "@courtside/design-system/core.tsx";
import { type StaffColumn, StaffTable } from "@courtside/design-system/staff.tsx";
import type { ReactNode } from "react";

interface DeviceTableProps {
  devices: readonly Device[];
  courtNames: ReadonlyMap<string, string>;
  zone: string;
  loading: boolean;
  emptyAction: ReactNode;
  /** For a device that has not paired. */
  onNewCode: (device: Device) => void;
  onEdit: (device: Device) => void;
  onRemove: (device: Device) => void;
}

const STATUS = {
  paired: { label: "Paired", tone: "success" },
  waiting: { label: "Waits for its code", tone: "warning" },
  expired: { label: "Code expired", tone: "neutral" },
} as const;

/** The club's devices: what each shows and allows, and when it was last seen. */
export function DeviceTable({
  devices,
  courtNames,
  zone,
  loading,
  emptyAction,
  onNewCode,
  onEdit,
  onRemove,
}: DeviceTableProps) {
  const columns: StaffColumn<Device>[] = [
    {
      key: "name",
      title: "Device",
      card: "title",
      render: ({ name, place }) => (
        <Stack gap={0}>
          <strong>{name}</strong>
          {place && (
            <Text size="sm" tone="secondary">
              {place}
            </Text>
          )}
        </Stack>
      ),
    },
    {
      key: "status",
      title: "Status",
      card: "status",
      render: ({ status }) => <Tag tone={STATUS[status].tone}>{STATUS[status].label}</Tag>,
    },
    { key: "shows", title: "Shows", width: 120, card: "detail", render: (device) => showsText(device, courtNames) },
    { key: "may", title: "Members", card: "detail", render: mayText },
    {
      key: "seen",
      title: "Last seen",
      card: "detail",
      render: ({ last_seen_at: at, battery, version }) => (
        <Stack gap={0}>
          <span>
            {at ? `${clubDateLabel(at, zone)}, ${clubTime(at, zone)}` : "–"}
            {battery !== null && `, battery ${battery} %`}
          </span>
          {version && (
            <Text size="sm" tone="secondary">
              Version {version}
            </Text>
          )}
        </Stack>
      ),
    },
    {
      key: "actions",
      title: "Actions",
      align: "end",
      card: "action",
      render: (device) => (
        <Inline gap={8} justify="end" nowrap>
          {device.status !== "paired" && (
            <Button size="small" aria-label={`New code for ${device.name}`} onClick={() => onNewCode(device)}>
              New code
            </Button>
          )}
          <Button size="small" aria-label={`Edit ${device.name}`} onClick={() => onEdit(device)}>
            Edit
          </Button>
          <Button size="small" danger aria-label={`Remove ${device.name}`} onClick={() => onRemove(device)}>
            Remove
          </Button>
        </Inline>
      ),
    },
  ];
  return (
    <StaffTable
      caption="Devices"
      columns={columns}
      rows={devices}
      rowKey={({ id }) => id}
      loading={loading}
      onSave={(lines) => saveLines("devices", lines)}
      empty={
        <Empty
          icon={<IconDashboard />}
          title="No devices yet"
          description="A tablet or a screen on the wall shows what is on, and members book and check in at it."
          action={emptyAction}
        />
      }
    />
  );
}

function showsText({ sports, court_ids, shows_names }: Device, courtNames: ReadonlyMap<string, string>): string {
  const { length } = court_ids;
  const named = court_ids.flatMap((id) => courtNames.get(id) ?? []);
  // Their names may not be there, or not yet.
  const courts = named.length === length ? named : [length === 1 ? "1 court" : `${length} courts`];
  const what = [...sports.map(sportLabel), ...courts].join(", ") || "All courts";
  return shows_names ? `${what}, with short names` : what;
}

function mayText({ may_book, accepts_pin, finds_members }: Device): string {
  if (!may_book) return "Only look";
  const how = accepts_pin ? "Book, by code or PIN" : "Book, by code";
  return finds_members ? `${how}, or found by staff` : how;
}
