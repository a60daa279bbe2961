import type { Delivery } from "@courtside/contracts/api/client.ts";
import { clubDateLabel, clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { CHANNEL_LABELS, EVENT_LABELS } from "@courtside/contracts/domain/notifications.ts";
import { failureOf, moreOf } from "@courtside/contracts/shell/pages.ts";
import { saveLines } from "@courtside/contracts/shell/saveLines.ts";
import type { ListAddress } from "@courtside/contracts/shell/useListAddress.ts";
import { useSavedViews } from "@courtside/contracts/shell/useSavedViews.ts";
import { Empty, IconMail, Stack, Tag, Text, type Tone } from "@courtside/design-system/core.tsx";
import { SavedViews, type StaffColumn, StaffTable } from "@courtside/design-system/staff.tsx";
import type { DeliveryState, useDeliveries } from "../api.ts";

export const STATE_LABELS: Record<DeliveryState, string> = {
  queued: "Waiting",
  sending: "Being sent",
  sent: "Sent",
  failed: "Failed",
  in_doubt: "In doubt",
  skipped: "Not sent",
};

const TONES: Record<DeliveryState, Tone> = {
  queued: "info",
  sending: "info",
  sent: "success",
  failed: "error",
  in_doubt: "warning",
  skipped: "neutral",
};

/** What the mail server and the sender report begins with a small letter. */
const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

interface DeliveryTableProps {
  address: ListAddress;
  query: ReturnType<typeof useDeliveries>;
  /** Of whom the columns are kept. */
  personId: string;
  zone: string;
}

/** What was sent to whom, when and how it ended (docs/product/notifications.md#deliveries). */
export function DeliveryTable({ query, personId, zone, address }: DeliveryTableProps) {
  const savedViews = useSavedViews("deliveries");
  const columns: StaffColumn<Delivery>[] = [
    {
      key: "to",
      title: "To",
      card: "title",
      render: ({ name, address, is_bounced, is_complaint }) => (
        <Stack gap={0}>
          <strong>{name ?? "Guest"}</strong>
          <Text size="sm" tone="secondary">
            {address}
          </Text>
          {is_bounced && <Tag tone="error">{is_complaint ? "Reported spam" : "Address bounces"}</Tag>}
        </Stack>
      ),
    },
    {
      key: "event",
      title: "About",
      card: "detail",
      render: ({ event }) => (event ? EVENT_LABELS[event] : "Other"),
    },
    {
      key: "channel",
      title: "Channel",
      width: 112,
      card: "detail",
      render: ({ channel }) => CHANNEL_LABELS[channel],
    },
    {
      key: "at",
      title: "When",
      width: 176,
      card: "detail",
      render: ({ sent_at, created_at }) => {
        const at = sent_at ?? created_at;
        return `${clubDateLabel(at, zone)}, ${clubTime(at, zone)}`;
      },
    },
    {
      key: "state",
      title: "State",
      width: 200,
      card: "detail",
      render: ({ state, problem, delivered_at }) => (
        <Stack gap={0}>
          <span>
            <Tag tone={TONES[state]}>{delivered_at ? "Delivered" : STATE_LABELS[state]}</Tag>
          </span>
          {problem && (
            <Text size="sm" tone="secondary">
              {sentence(problem)}
            </Text>
          )}
        </Stack>
      ),
    },
  ];
  return (
    <StaffTable
      caption="Deliveries"
      keepAs={`${personId}.deliveries`}
      columns={columns}
      rows={query.deliveries}
      rowKey={({ id, channel }) => `${id} ${channel}`}
      loading={query.isFetching && !query.isFetchingNextPage}
      error={failureOf(query, "Deliveries could not be loaded")}
      empty={
        <Empty
          icon={<IconMail />}
          title="Nothing was sent"
          description="Bookings, offers and messages to members appear here for up to 90 days."
        />
      }
      more={moreOf(query)}
      tools={<SavedViews {...savedViews} search={address.search} onOpen={address.open} />}
      onSave={(lines) => saveLines("deliveries", lines)}
    />
  );
}
