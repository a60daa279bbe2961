-- The slots of a club-local date (docs/product/booking.md#slots-and-length), as daySlots of contracts/domain/club-time.ts
-- computes them: a local time that occurs twice means its first occurrence (Postgres alone would take the second), and a
-- slot that contains a skipped minute is left out.
create or replace function club_day_slots(club clubs, day date) returns table (starts_at timestamptz, ends_at timestamptz)
language plpgsql stable as $$
declare
  length constant interval := make_interval(mins => club.slot_length_minutes);
  zone constant text := club.time_zone;
  closing constant timestamp := day + club.booking_hours_end;
  slot timestamp := day + club.booking_hours_start;
  early timestamptz;
begin
  while slot + length <= closing loop
    starts_at := slot at time zone zone;
    -- The same local time, by the offset of the day before.
    early := (slot - ((starts_at - interval '24 hours') at time zone zone - (starts_at - interval '24 hours') at time zone 'UTC'))
      at time zone 'UTC';
    if early < starts_at and early at time zone zone = slot then starts_at := early; end if;
    ends_at := starts_at + length;
    if starts_at at time zone zone = slot
      and (ends_at - interval '1 minute') at time zone zone <= slot + length - interval '1 minute' then return next; end if;
    slot := slot + length;
  end loop;
end
$$;
