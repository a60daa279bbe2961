-- The instant of a club-local time (docs/product/booking.md#club-time): a time that occurs twice means its first occurrence,
-- although Postgres takes the second, and a skipped time gives null. Implements in SQL the same rule as instantOf of
-- contracts/domain/club-time.ts.
create or replace function club_instant(p_local timestamp, p_zone text) returns timestamptz language plpgsql stable as $$
declare
  late constant timestamptz := p_local at time zone p_zone;
  early timestamptz;
begin
  if late at time zone p_zone <> p_local then return null; end if;
  -- The same local time, by the offset of the day before.
  early := (p_local - ((late - interval '24 hours') at time zone p_zone - (late - interval '24 hours') at time zone 'UTC')) at time zone 'UTC';
  if early < late and early at time zone p_zone = p_local then return early; end if;
  return late;
end
$$;
