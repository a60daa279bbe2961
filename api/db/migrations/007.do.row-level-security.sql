-- The second wall (decision 1): every club-owned row is bound to the transaction's club, whatever the query says.
do $$
declare
  club_table text;
begin
  foreach club_table in array array[
    'memberships', 'courts', 'bookings', 'court_blocks', 'court_occupancies', 'person_occupancies', 'audit_log'
  ] loop
    execute format('alter table %I enable row level security', club_table);
    execute format('alter table %I force row level security', club_table);
    execute format(
      'create policy club_wall on %I to courtside_tenant
         using (club_id = (select current_club_id())) with check (club_id = (select current_club_id()))', club_table);
    execute format('create policy system on %I to courtside_system using (true) with check (true)', club_table);
  end loop;
end
$$;

alter table clubs enable row level security;
alter table clubs force row level security;
create policy club_wall on clubs to courtside_tenant
  using (id = (select current_club_id())) with check (id = (select current_club_id()));
create policy system on clubs to courtside_system using (true) with check (true);

-- People: oneself, and whoever is or was in one's club.
alter table users enable row level security;
alter table users force row level security;
create policy club_wall on users to courtside_tenant using (
  id = (select current_user_id())
  or exists (select from memberships m where m.club_id = (select current_club_id()) and m.user_id = users.id)
) with check (id = (select current_user_id()));
create policy system on users to courtside_system using (true) with check (true);
-- Sign-up makes the person's row; it can read and write no other table of the product.
create policy sign_up on users to courtside_auth using (true) with check (true);

alter table idempotency_keys enable row level security;
alter table idempotency_keys force row level security;
create policy own on idempotency_keys to courtside_tenant
  using (user_id = (select current_user_id())) with check (user_id = (select current_user_id()));

grant select on clubs, memberships, users, subscription_plans to courtside_tenant;
grant update on clubs, memberships, users to courtside_tenant;
grant select, insert, update on courts, bookings, court_blocks to courtside_tenant;
grant delete on court_blocks to courtside_tenant;
grant select, insert, update, delete on court_occupancies, person_occupancies, idempotency_keys to courtside_tenant;
grant select, insert on audit_log to courtside_tenant;

grant select, insert, update on users to courtside_auth;
grant insert on audit_log to courtside_auth;
create policy sign_in on audit_log for insert to courtside_auth with check (true);

-- What has no caller in a club: the definer functions, the seed, later the jobs.
grant select, insert, update, delete on all tables in schema public to courtside_system;
grant create on schema public to courtside_system;
alter function set_current_club_id(uuid) owner to courtside_system;
alter function begin_request(uuid, uuid) owner to courtside_system;
revoke create on schema public from courtside_system;
revoke execute on function begin_request(uuid, uuid), set_current_club_id(uuid) from public;
grant execute on function begin_request(uuid, uuid), set_current_club_id(uuid) to courtside_tenant;
