-- Joining a club by its code (decision 4). Whoever asks belongs to no club yet, so the wall would hide everything from
-- them: they go through the three definer functions below, and only the club's own staff see the table.

-- 40 random bits in an alphabet without 0, O, 1 and I: fit to be read aloud, and not to be guessed.
create function new_join_code() returns text language sql volatile
return (
  select string_agg(substr('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 1 + get_byte(random.bytes, place) % 32, 1), '' order by place)
  from (select uuid_send(gen_random_uuid()) as bytes) as random, unnest('{0,1,2,3,4,5,10,11}'::integer[]) as place
);

alter table clubs add column join_code text not null unique default new_join_code()
  check (join_code ~ '^[A-HJ-NP-Z2-9]{8}$');

create table join_requests (
  club_id uuid not null references clubs (id),
  user_id uuid not null references users (id),
  status text not null default 'pending' check (status in ('pending', 'admitted', 'declined')),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid references users (id),
  primary key (club_id, user_id)
);
create index join_requests_by_person on join_requests (user_id);

-- Wrong codes count too, so this is written in a transaction of its own.
create table join_tries (
  user_id uuid primary key references users (id),
  since timestamptz not null,
  tries integer not null
);

alter table join_requests enable row level security;
alter table join_requests force row level security;
create policy club_wall on join_requests to courtside_tenant
  using (club_id = (select current_club_id())) with check (club_id = (select current_club_id()));
create policy system on join_requests to courtside_system using (true) with check (true);
alter table join_tries enable row level security;
alter table join_tries force row level security;
create policy system on join_tries to courtside_system using (true) with check (true);

grant select, update on join_requests to courtside_tenant;
grant select, insert, update, delete on join_requests, join_tries to courtside_system;

-- Whether the caller may try another code: ten an hour. Their row keeps two tries at once apart.
create function take_join_try() returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare
  taken integer;
begin
  insert into join_tries (user_id, since, tries) values (current_user_id(), clock_now(), 1)
  on conflict (user_id) do update set
    tries = case when join_tries.since < clock_now() - interval '1 hour' then 1 else join_tries.tries + 1 end,
    since = case when join_tries.since < clock_now() - interval '1 hour' then clock_now() else join_tries.since end
  returning tries into taken;
  return taken <= 10;
end
$$;

create type join_answer as (club_id uuid, club_name text, status text, created_at timestamptz);

-- Asks to join the club of a code, or joins it where the club admits at once. Who was in the club before is never let in
-- again without its consent. No row: no club has this code.
create function join_club(p_code text, p_session uuid, p_request text, p_ip inet, p_agent text) returns join_answer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  caller uuid := current_user_id();
  club clubs;
  request join_requests;
begin
  select * into club from clubs where join_code = p_code and not is_demo;
  if not found then return null; end if;
  perform from users where id = caller for update;
  insert into join_requests (club_id, user_id) values (club.id, caller) on conflict do nothing;
  select * into request from join_requests where club_id = club.id and user_id = caller;
  if request.status = 'admitted' then
    -- They have left since, or they could not ask.
    update join_requests set status = 'pending', created_at = now(), decided_at = null, decided_by = null
      where club_id = club.id and user_id = caller returning * into request;
  end if;
  if request.status = 'pending' and club.allow_trial_mode
    and not exists (select from memberships where club_id = club.id and user_id = caller) then
    insert into memberships (club_id, user_id, role) values (club.id, caller, 'member');
    update join_requests set status = 'admitted', decided_at = now()
      where club_id = club.id and user_id = caller returning * into request;
  end if;
  insert into audit_log (club_id, actor_id, action, subject_type, subject_id, session_id, request_id, ip, user_agent, detail)
  values (club.id, caller, 'join.requested', 'person', caller, p_session, p_request, p_ip, p_agent,
    jsonb_build_object('status', request.status));
  return (club.id, club.name, request.status, request.created_at)::join_answer;
end
$$;

-- What the caller has asked for.
create function my_join_requests() returns setof join_answer language sql stable security definer
set search_path = public, pg_temp as $$
  select r.club_id, c.name, r.status, r.created_at
  from join_requests r join clubs c on c.id = r.club_id
  where r.user_id = current_user_id() and r.status <> 'admitted'
  order by r.created_at desc
$$;

grant create on schema public to courtside_system;
alter function take_join_try() owner to courtside_system;
alter function join_club(text, uuid, text, inet, text) owner to courtside_system;
alter function my_join_requests() owner to courtside_system;
revoke create on schema public from courtside_system;
revoke execute on function take_join_try(), join_club(text, uuid, text, inet, text), my_join_requests() from public;
grant execute on function take_join_try(), join_club(text, uuid, text, inet, text), my_join_requests() to courtside_tenant;
