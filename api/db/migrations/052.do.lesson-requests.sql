-- Members ask a coach for a lesson; accepting books it (decision 31): an accepted request and its booking are one. What became
-- of the booking is the request's status too: completed and canceled are derived. The purge of demo visitors takes memberships
-- and bookings away, and the requests with them.
create table lesson_requests (
  club_id uuid not null references clubs (id),
  id uuid not null default gen_random_uuid(),
  member_id uuid not null,
  coach_id uuid not null,
  sport text check (length(sport) <= 40),
  -- Club-local.
  preferred_date date not null,
  preferred_time time not null,
  notes text check (length(notes) <= 1000),
  status text not null default 'pending' check (status in ('pending', 'accepted', 'declined', 'withdrawn')),
  booking_id uuid,
  decline_reason text check (length(decline_reason) <= 500),
  -- Milliseconds, as the list's cursor has them.
  created_at timestamptz not null default date_trunc('milliseconds', clock_now()),
  decided_by uuid,
  decided_at timestamptz,
  primary key (club_id, id),
  foreign key (club_id, member_id) references memberships (club_id, user_id) on delete cascade,
  foreign key (club_id, coach_id) references memberships (club_id, user_id) on delete cascade,
  foreign key (club_id, booking_id) references bookings (club_id, id) on delete cascade deferrable initially deferred,
  check (member_id <> coach_id),
  check ((status = 'accepted') = (booking_id is not null)),
  check ((status = 'pending') = (decided_at is null))
);
create unique index lesson_requests_once on lesson_requests (club_id, member_id, coach_id, preferred_date, preferred_time)
  where status = 'pending';
create unique index lesson_requests_booking on lesson_requests (club_id, booking_id) where booking_id is not null;
create index lesson_requests_of_coach on lesson_requests (club_id, coach_id, created_at desc, id desc);
create index lesson_requests_of_member on lesson_requests (club_id, member_id, created_at desc, id desc);
create index lesson_requests_newest on lesson_requests (club_id, created_at desc, id desc);

alter table lesson_requests enable row level security;
alter table lesson_requests force row level security;
create policy club_wall on lesson_requests to courtside_tenant
  using (club_id = (select current_club_id())) with check (club_id = (select current_club_id()));
create policy system on lesson_requests to courtside_system using (true) with check (true);
grant select, insert, update on lesson_requests to courtside_tenant;
grant select, insert, update, delete on lesson_requests to courtside_system;

-- To whom a lesson can be given: as find_members (040), but members alone, and by their names: a coach is not staff, and must not
-- learn from a search whose address is whose.
create function find_learners(p_pattern text, p_most integer) returns setof member_found
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return query execute
    'select * from (
       select m.user_id, u.full_name, u.email::text, m.role, m.joined_at::timestamptz
       from memberships m join users u on u.id = m.user_id
       where m.club_id = $1 and m.left_at is null and m.role = ''member'' and u.full_name ilike $2
       limit 200
     ) as candidate order by lower(full_name), user_id limit $3'
    using current_club_id(), p_pattern, p_most;
end
$$;

grant create on schema public to courtside_system;
alter function find_learners(text, integer) owner to courtside_system;
revoke create on schema public from courtside_system;
revoke execute on function find_learners(text, integer) from public;
grant execute on function find_learners(text, integer) to courtside_tenant;
