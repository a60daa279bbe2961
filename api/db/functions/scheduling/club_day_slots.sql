-- The slots of a club-local date (docs/product/booking.md#slots-and-length), as daySlots of contracts/domain/club-time.ts
-- computes them: a slot that contains a skipped minute is left out.
create or replace function club_day_slots(club clubs, day date) returns table (starts_at timestamptz, ends_at timestamptz)
language plpgsql stable as $$
declare
  length constant interval := make_interval(mins => club.slot_length_minutes);
  closing constant timestamp := day + club.booking_hours_end;
  slot timestamp := day + club.booking_hours_start;
begin
  while slot + length <= closing loop
    starts_at := club_instant(slot, club.time_zone);
    ends_at := starts_at + length;
    -- Null, and so not returned, where the start itself is skipped.
    if (ends_at - interval '1 minute') at time zone club.time_zone <= slot + length - interval '1 minute' then return next; end if;
    slot := slot + length;
  end loop;
end
$$;
