import { useMe } from "@courtside/contracts/shell/index.tsx";
import { Card, ErrorState, Page, PageHeader, SkeletonList, Stack } from "@courtside/design-system/core.tsx";
import { failureText } from "../../../api.ts";
import { useLatestImport } from "../bookings.ts";
import { BookingForm } from "../components/BookingForm.tsx";
import { BookingProgress } from "../components/BookingProgress.tsx";

/** `/admin/import-bookings` (docs/importing-bookings.md): bookings from another program, checked before anything is booked. */
export default function ImportBookingsPage() {
  const { club } = useMe();
  const { data, error, isFetching, refetch } = useLatestImport();
  const latest = data?.import;
  const zone = club?.time_zone ?? "UTC";
  return (
    <Page>
      <PageHeader
        title="Import Bookings"
        description="Bookings from another program. Each row is checked before anything is booked."
      />
      {!data && !error && <SkeletonList count={3} />}
      {!data && error && (
        <Card>
          <ErrorState
            compact
            title="Imports could not be loaded"
            cause={failureText(error)}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        </Card>
      )}
      {data && (
        <Stack gap={24}>
          {latest && <BookingProgress imported={latest} zone={zone} />}
          {latest?.status !== "running" && <BookingForm zone={zone} />}
          {data.earlier.map((imported) => (
            <BookingProgress key={imported.id} imported={imported} zone={zone} />
          ))}
        </Stack>
      )}
    </Page>
  );
}
