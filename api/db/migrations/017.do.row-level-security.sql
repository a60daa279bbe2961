-- The second layer of tenant isolation: every club-owned row is bound to the transaction's club, whatever the query says.
do $$
declare
  club_table text;
begin
  foreach club_table in array array[
    'club_logos', 'memberships', 'staff_pins', 'join_requests', 'invitations', 'courts', 'bookings', 'court_blocks',
    'court_occupancies', 'person_occupancies', 'events', 'event_dates', 'event_registrations', 'waitlist_entries',
    'waitlist_offers', 'waitlist_checks', 'coach_availability', 'coach_time_off', 'lesson_requests', 'club_news', 'notices',
    'audit_log', 'billing_accounts', 'billing_checkouts', 'billing_events', 'billing_subscriptions'
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

-- People: oneself, and present and former members of one's club.
alter table users enable row level security;
alter table users force row level security;
create policy club_wall on users to courtside_tenant using (
  id = (select current_user_id())
  or exists (select from memberships m where m.club_id = (select current_club_id()) and m.user_id = users.id)
) with check (id = (select current_user_id()));
create policy system on users to courtside_system using (true) with check (true);
-- Sign-up creates the person's row.
create policy sign_up on users to courtside_auth using (true) with check (true);

alter table join_tries enable row level security;
alter table join_tries force row level security;
create policy system on join_tries to courtside_system using (true) with check (true);

alter table idempotency_keys enable row level security;
alter table idempotency_keys force row level security;
create policy own on idempotency_keys to courtside_tenant
  using (user_id = (select current_user_id())) with check (user_id = (select current_user_id()));
create policy system on idempotency_keys to courtside_system using (true) with check (true);
-- A retried sign-up comes without a session; its stored response is found by the account that it created.
create policy sign_up on idempotency_keys to courtside_auth
  using (route = 'POST /club-signups') with check (route = 'POST /club-signups');

create policy sign_in on audit_log for insert to courtside_auth with check (true);
-- What a job does in a club creates notices too.
create policy jobs on notices for insert to courtside_auth with check (true);
