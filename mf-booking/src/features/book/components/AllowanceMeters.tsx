import type { Allowance } from "@courtside/contracts/api/client.ts";
import { dateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { AllowanceMeter, Inline, Skeleton, Tag, Text, usePhone } from "@courtside/design-system/core.tsx";

interface AllowanceMetersProps {
  /** Undefined while it loads. */
  allowance: Allowance | undefined;
  date: string;
  today: string;
}

/** What is used of the limits of day and week, before anything is booked; nothing for staff, who have none. */
export function AllowanceMeters({ allowance, date, today }: AllowanceMetersProps) {
  const phone = usePhone();
  if (!allowance) return <Skeleton width={phone ? 280 : 480} height={22} lines={phone ? 2 : 1} />;
  const { bookings_today, daily_limit, bookings_this_week, weekly_limit } = allowance;
  if (daily_limit === null) return null;
  const label = date === today ? "Your Today's Bookings" : `Your Bookings ${dateLabel(date)}`;
  const booked = `${bookings_this_week} ${bookings_this_week === 1 ? "booking" : "bookings"}`;
  return (
    <Inline gap={phone ? 4 : 24}>
      <AllowanceMeter label={label} used={bookings_today} limit={daily_limit} />
      {weekly_limit !== null && !phone ? (
        <AllowanceMeter label="Your This Week" used={bookings_this_week} limit={weekly_limit} />
      ) : (
        <Inline>
          <Text size="sm" tone="secondary">
            Your This Week
          </Text>
          <Text size="sm" strong>
            {weekly_limit === null ? booked : `${bookings_this_week} / ${weekly_limit}`}
          </Text>
          {weekly_limit === null && <Tag>Stay active!</Tag>}
        </Inline>
      )}
    </Inline>
  );
}
