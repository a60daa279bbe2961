import { type BookingDetails, codeOf, isApiError, messageOf } from "@courtside/contracts/api/client.ts";
import { mapUrl } from "@courtside/contracts/domain/calendar.ts";
import { clubDate, clubDayLabel, clubDayTimesLabel, clubTime } from "@courtside/contracts/domain/club-clock.ts";
import { can } from "@courtside/contracts/domain/roles.ts";
import { useMe, useParams, useSearchParams, useShell } from "@courtside/contracts/shell/index.tsx";
import {
  Alert,
  Button,
  Card,
  Descriptions,
  Empty,
  ErrorState,
  Grid,
  IconCalendar,
  IconClock,
  IconCourt,
  IconPin,
  IconRefresh,
  IconUser,
  Inline,
  Link,
  LinkButton,
  Loading,
  Page,
  PageHeader,
  Stack,
  Tag,
} from "@courtside/design-system/core.tsx";
import { lazy, Suspense } from "react";
import { CalendarLinks } from "../../../calendar/CalendarLinks.tsx";
import { isForCalendar } from "../../../calendar/calendar-draft.ts";
import { CheckIn } from "../../../changes/CheckIn.tsx";
import { UndoCancel } from "../../../changes/UndoCancel.tsx";
import { useNow, useReadAfter } from "../../../club-day/clock.ts";
import { BookingPlayers } from "../../../players/BookingPlayers.tsx";
import { useBookingDetails } from "../../board/bookings/api.ts";
import { BookingHistory } from "../../board/bookings/BookingHistory.tsx";
import { bookAgainPath } from "../../booking/booked/book-again.ts";
import { CancelBookingDialog } from "../../booking/booked/CancelBooking.tsx";
import { bookingStatus, playText } from "../../booking/booked/describe-booking.ts";
import { keepPlayers } from "../../booking/booked/players-again.ts";
import { AllowedList } from "../AllowedList.tsx";
import { allowedOf } from "../allowed.ts";
import { DoorCode } from "../DoorCode.tsx";

/** Loaded for a booking of a series. */
const SeriesLine = lazy(async () => ({ default: (await import("../../../series/SeriesLine.tsx")).SeriesLine }));

/** Loaded when it is asked. */
const LeaveBookingDialog = lazy(async () => ({
  default: (await import("../../../players/LeaveBooking.tsx")).LeaveBookingDialog,
}));

/** The api's codes for an id that is malformed or of no booking of the club. */
const UNKNOWN = ["not_found", "validation_failed"];

/** `/my-bookings/{id}` (docs/product/screens.md#one-booking). */
export default function BookingPage() {
  const { id = "" } = useParams();
  const query = useBookingDetails(id);
  const error: unknown = query.error;
  const code = codeOf(error) ?? "";
  // Who has left it, or was removed, no longer sees what was loaded before.
  const isGone = UNKNOWN.includes(code) || code === "forbidden";
  useReadAfter(isGone ? undefined : nextChange(query.data), useNow(query.clockOffset), query.refetch);
  if (query.data && !isGone) return <Details key={id} booking={query.data} clockOffset={query.clockOffset} />;
  if (query.isPending) return <Loading label="Loading the booking..." page />;
  if (UNKNOWN.includes(code)) {
    return (
      <NoBooking title="Booking not found" text="There is no such booking at your club. It may have been deleted." />
    );
  }
  if (code === "forbidden") {
    return (
      <NoBooking title="Not your booking" text="This booking is another member's. You can see your own bookings." />
    );
  }
  return (
    <Page>
      <PageHeader back={BACK} title="Booking" />
      <Card>
        <ErrorState
          title="The booking could not be loaded"
          cause={messageOf(error) ?? "Check your connection, then try again."}
          requestId={isApiError(error) ? error.requestId : undefined}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      </Card>
    </Page>
  );
}

/** When a booking begins, or the one in progress ends; undefined: never. */
function nextChange(booking: BookingDetails | undefined): string | undefined {
  if (booking?.status !== "confirmed") return undefined;
  return booking.in_progress ? booking.end_time : booking.start_time;
}

const BACK = { href: "/my-bookings", label: "My Bookings" };

function NoBooking({ title, text }: { title: string; text: string }) {
  return (
    <Page>
      <PageHeader back={BACK} title={title} />
      <Card>
        <Empty
          icon={<IconCalendar />}
          title={text}
          action={
            <LinkButton href={BACK.href} variant="primary">
              My Bookings
            </LinkButton>
          }
        />
      </Card>
    </Page>
  );
}

interface PartProps {
  booking: BookingDetails;
  /** Server's clock minus the browser's, ms. */
  clockOffset: number;
}

function Details({ booking, clockOffset }: PartProps) {
  const { profile, club, effective_role: role } = useMe();
  const offline = useShell().liveStatus === "offline";
  const zone = club?.time_zone ?? "UTC";
  const { start_time: start, end_time: end, status, cancel_reason: reason } = booking;
  const { label, tone } = bookingStatus(booking);
  const isOver = status !== "confirmed";
  return (
    <Page>
      <UndoCancel />
      <PageHeader
        back={
          role !== null && can(role, "bookings:cancel-own") ? BACK : { href: "/all-bookings", label: "All Bookings" }
        }
        title={booking.court_name}
        tag={<Tag tone={tone}>{label}</Tag>}
        description={clubDayTimesLabel(start, end, zone)}
      />
      <Stack gap={16}>
        {offline && (
          <Alert tone="warning" title="You are offline">
            This is the booking as it was loaded last. It can be changed as soon as the connection is back.
          </Alert>
        )}
        {status === "canceled" && (
          <Alert tone="warning" title="This booking was canceled">
            {reason && `Reason: ${reason}`}
          </Alert>
        )}
        <Grid minColumn={400}>
          <Stack gap={16}>
            <Card title={playText(booking, profile.id)}>
              <Descriptions
                items={itemsOf(booking, {
                  zone,
                  location: club?.location ?? "",
                  isOwn: booking.user_id === profile.id,
                  isStaff: role !== null && can(role, "bookings:see-names"),
                })}
              />
            </Card>
            {booking.players.length > 0 && (
              <Card title="Players">
                <BookingPlayers booking={booking} zone={zone} />
              </Card>
            )}
            {isForCalendar(booking) && <CalendarLinks booking={booking} />}
          </Stack>
          <Stack gap={16}>
            <CheckIn booking={booking} zone={zone} clockOffset={clockOffset} />
            <DoorCode booking={booking} zone={zone} />
            <Actions booking={booking} clockOffset={clockOffset} offline={offline} />
            {isOver && <Again booking={booking} zone={zone} />}
            <Card title="History">
              <BookingHistory history={booking.history} zone={zone} />
            </Card>
          </Stack>
        </Grid>
      </Stack>
    </Page>
  );
}

function itemsOf(
  booking: BookingDetails,
  { zone, location, isOwn, isStaff }: { zone: string; location: string; isOwn: boolean; isStaff: boolean },
) {
  const { start_time: start, end_time: end } = booking;
  return [
    { label: "Court", value: booking.court_name, icon: <IconCourt /> },
    {
      label: "Date",
      value: `${clubDayLabel(start, zone)}, ${clubDate(start, zone).slice(0, 4)}`,
      icon: <IconCalendar />,
    },
    {
      label: "Time",
      value: `${clubTime(start, zone)} - ${clubTime(end, zone)} (${zone.replaceAll("_", " ")})`,
      icon: <IconClock />,
    },
    ...(isOwn ? [] : [{ label: "Booked by", value: booking.user_name, icon: <IconUser /> }]),
    // The other players do not read the series.
    ...(booking.series_id && (isOwn || isStaff)
      ? [
          {
            label: "Series",
            value: (
              <Suspense fallback="...">
                <SeriesLine seriesId={booking.series_id} bookingId={booking.id} />
              </Suspense>
            ),
            icon: <IconRefresh />,
          },
        ]
      : []),
    ...(location
      ? [
          {
            label: "Place",
            value: (
              <Link href={mapUrl(location)} target="_blank" rel="noopener noreferrer">
                {location} (map)
              </Link>
            ),
            icon: <IconPin />,
          },
        ]
      : []),
  ];
}

/** Who played books the same again, with the others; staff and coaches choose a new time. */
function Again({ booking, zone }: { booking: BookingDetails; zone: string }) {
  const { profile } = useMe();
  const now = useNow(0);
  const played = booking.user_id === profile.id || booking.players.some(({ is_me }) => is_me);
  if (booking.kind === "lesson" || !played) {
    return (
      <Inline>
        <LinkButton href="/book">Book Court</LinkButton>
      </Inline>
    );
  }
  const again = bookAgainPath(booking, zone, now);
  return (
    <Inline>
      <LinkButton href={again} onClick={() => keepPlayers(again, booking)}>
        Book Again
      </LinkButton>
    </Inline>
  );
}

/** What the rules still allow, and the buttons for it. `?ask=cancel` and `?ask=leave`, as push messages have them, open the question. */
function Actions({ booking, clockOffset, offline }: PartProps & { offline: boolean }) {
  const { profile, club, effective_role: role } = useMe();
  const [params, setParams] = useSearchParams();
  const askToCancel = (ask: boolean) => setParams(ask ? { ask: "cancel" } : {}, { replace: true });
  const now = useNow(clockOffset);
  if (!club || !role || (booking.status !== "confirmed" && !booking.in_progress)) return null;
  const { id, court_name, start_time, end_time, user_id, user_name, sport } = booking;
  const allowed = allowedOf(booking, club, { id: profile.id, role, now });
  const mayMove = allowed.some(({ action, isAllowed }) => action === "move" && isAllowed);
  const date = clubDate(start_time, club.time_zone);
  const target = {
    bookingId: id,
    courtName: court_name,
    start: start_time,
    end: end_time,
    seriesId: booking.series_id,
    ...(user_id !== profile.id && { othersName: user_name }),
  };
  return (
    <Card title="What you can do">
      <Stack gap={16}>
        <AllowedList allowed={allowed} />
        {(mayMove || booking.can_cancel) && (
          <Inline>
            {mayMove && !offline && (
              <LinkButton href={`/book?${new URLSearchParams({ date, sport, move: id })}`}>Move</LinkButton>
            )}
            {booking.can_cancel && (
              <Button danger disabled={offline} onClick={() => askToCancel(true)}>
                Cancel Booking
              </Button>
            )}
          </Inline>
        )}
      </Stack>
      {booking.can_cancel && params.get("ask") === "cancel" && (
        <CancelBookingDialog target={target} zone={club.time_zone} onClose={() => askToCancel(false)} />
      )}
      {params.get("ask") === "leave" &&
        (booking.can_leave ? (
          <Suspense>
            <LeaveBookingDialog booking={booking} zone={club.time_zone} onClose={() => askToCancel(false)} />
          </Suspense>
        ) : (
          <Alert tone="info">You can no longer leave this booking: it has begun, or you do not play in it.</Alert>
        ))}
    </Card>
  );
}
