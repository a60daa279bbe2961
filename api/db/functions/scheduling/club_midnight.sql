-- The instant at which a club-local date begins, as dayBounds of contracts/domain/club-time.ts computes it. If the clock skips
-- midnight, Postgres uses the offset before the change, which gives the instant of the change.
create or replace function club_midnight(p_day date, p_zone text) returns timestamptz language sql stable
return coalesce(club_instant(p_day, p_zone), p_day::timestamp at time zone p_zone);
