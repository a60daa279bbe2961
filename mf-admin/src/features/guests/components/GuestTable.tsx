import type { Guest } from "@courtside/contracts/api/client.ts";
import { clubDateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { failureOf, moreOf } from "@courtside/contracts/shell/pages.ts";
import { saveLines } from "@courtside/contracts/shell/saveLines.ts";
import type { ListAddress } from "@courtside/contracts/shell/useListAddress.ts";
import { useSavedViews } from "@courtside/contracts/shell/useSavedViews.ts";
import { Button, Empty, IconUsers, Stack, Text } from "@courtside/design-system/core.tsx";
import { SavedViews, type StaffColumn, StaffTable } from "@courtside/design-system/staff.tsx";
import type { useGuests } from "../api.ts";
import { moneyText } from "../money-text.ts";

interface GuestTableProps {
  address: ListAddress;
  query: ReturnType<typeof useGuests>;
  /** Of whom the columns are kept. */
  personId: string;
  zone: string;
  onOpen: (guest: Guest) => void;
}

/** The guests with their visits and fees of the year (docs/product/screens.md#guests). */
export function GuestTable({ query, personId, zone, onOpen, address }: GuestTableProps) {
  const savedViews = useSavedViews("guests");
  const columns: StaffColumn<Guest>[] = [
    {
      key: "name",
      title: "Name",
      width: 160,
      breaks: true,
      card: "title",
      render: ({ name, also }) => (
        <Stack gap={0}>
          <strong>{name}</strong>
          {also.length > 0 && (
            <Text size="sm" tone="secondary">
              Also {also.join(", ")}
            </Text>
          )}
        </Stack>
      ),
    },
    { key: "email", title: "Email", width: 176, breaks: true, card: "detail", render: ({ email }) => email ?? "–" },
    {
      key: "visits",
      title: "Visits This Year",
      align: "end",
      width: 144,
      card: "detail",
      render: ({ visits_this_year }) => visits_this_year,
    },
    {
      key: "fees",
      title: "Fees Due This Year",
      align: "end",
      width: 160,
      render: ({ fees_due_this_year_cents: cents }) => (cents > 0 ? moneyText(cents) : "–"),
    },
    {
      key: "last",
      title: "Last Visit",
      width: 160,
      render: ({ last_visit_at }) => (last_visit_at ? clubDateLabel(last_visit_at, zone) : "–"),
    },
    {
      key: "actions",
      title: "Actions",
      align: "end",
      width: 128,
      card: "action",
      render: (guest) => (
        <Button size="small" aria-label={`Open ${guest.name}`} onClick={() => onOpen(guest)}>
          Open
        </Button>
      ),
    },
  ];
  return (
    <StaffTable
      caption="Guests"
      keepAs={`${personId}.guests`}
      columns={columns}
      rows={query.guests}
      rowKey={({ id }) => id}
      loading={query.isFetching && !query.isFetchingNextPage}
      error={failureOf(query, "Guests could not be loaded")}
      empty={
        <Empty
          icon={<IconUsers />}
          title="No guests found"
          description="Guests are named on bookings: by members who bring them, or by the desk for a walk-in."
        />
      }
      more={moreOf(query)}
      tools={<SavedViews {...savedViews} search={address.search} onOpen={address.open} />}
      onSave={(lines) => saveLines("guests", lines)}
    />
  );
}
