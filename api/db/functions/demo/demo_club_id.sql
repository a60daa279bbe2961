-- The one demo club.
create or replace function demo_club_id() returns uuid language sql immutable parallel safe
return '00000000-0000-4000-8000-00000000de30'::uuid;
