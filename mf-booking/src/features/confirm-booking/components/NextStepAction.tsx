import { dateLabel } from "@courtside/contracts/domain/club-clock.ts";
import { can } from "@courtside/contracts/domain/roles.ts";
import { Button, IconArrowRight, LinkButton } from "@courtside/design-system/core.tsx";
import type { BookingDay } from "../../../day/booking-day.ts";
import type { NextStep } from "../../../day/next-step.ts";
import { Alternatives } from "./Alternatives.tsx";

interface NextStepActionProps {
  day: BookingDay;
  step: NextStep;
}

/** The next step as something to press. */
export function NextStepAction({ day, step }: NextStepActionProps) {
  switch (step.kind) {
    case "last-day":
    case "today":
      return (
        <Button data-autofocus="" iconEnd={<IconArrowRight />} onClick={() => day.onDate(step.date)}>
          {step.kind === "today" ? "Go to today" : `Last bookable day: ${dateLabel(step.date)}`}
        </Button>
      );
    case "now":
      return (
        <Button data-autofocus="" iconEnd={<IconArrowRight />} onClick={day.onNow}>
          Go to now
        </Button>
      );
    case "my-bookings":
      return can(day.role, "bookings:cancel-own") ? (
        <LinkButton data-autofocus="" href="/my-bookings" iconEnd={<IconArrowRight />}>
          My Bookings
        </LinkButton>
      ) : null;
    case "free":
      return <Alternatives day={day} ranges={step.ranges} />;
  }
}
