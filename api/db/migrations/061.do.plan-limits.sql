-- Plan limits (decision 33): held here, so that whatever adds a court or a person is held to them, today and tomorrow. Going
-- down a plan deletes nothing; it only stops additions.

-- What a club may have; null = unlimited. Paid: its plan's. Else pro's, as a trial. The demo club has none.
create function club_limits(club clubs, out max_courts integer, out max_members integer) language sql stable
begin atomic
  select p.max_courts, p.max_members from subscription_plans p
  where p.id = case when club_is_paid(club) then club.plan_id when club.is_demo then null else 'pro' end;
end;

-- What counts: open courts, and everybody who is in the club but the sample coach. A role is no way around it.
create function count_limited_courts(p_club uuid) returns integer language sql stable
return (select count(*)::integer from courts where club_id = p_club and is_active);
create function count_limited_members(p_club uuid) returns integer language sql stable
return (select count(*)::integer from memberships where club_id = p_club and left_at is null and not is_sample);

-- After the change, and with the club's row locked: of many at once each counts those before it.
create function keep_to_plan() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  club clubs;
  most integer;
  used integer;
  what text := case tg_table_name when 'courts' then 'courts' else 'members' end;
begin
  select * into club from clubs where id = new.club_id for no key update;
  select case what when 'courts' then l.max_courts else l.max_members end into most from club_limits(club) l;
  if most is null then return null; end if;
  used := case what when 'courts' then count_limited_courts(club.id) else count_limited_members(club.id) end;
  if used > most then
    raise exception 'the plan is full' using errcode = 'check_violation', constraint = 'plan_limit_' || what,
      detail = jsonb_build_object('limit', what, 'max', most, 'used', used - 1)::text;
  end if;
  return null;
end
$$;
create trigger courts_plan_limit_added after insert on courts for each row
  when (new.is_active) execute function keep_to_plan();
create trigger courts_plan_limit_opened after update of is_active on courts for each row
  when (new.is_active and not old.is_active) execute function keep_to_plan();
create trigger memberships_plan_limit_added after insert on memberships for each row
  when (new.left_at is null and not new.is_sample) execute function keep_to_plan();
create trigger memberships_plan_limit_returned after update of left_at on memberships for each row
  when (new.left_at is null and old.left_at is not null and not new.is_sample) execute function keep_to_plan();

grant create on schema public to courtside_system;
alter function keep_to_plan() owner to courtside_system;
revoke create on schema public from courtside_system;
revoke execute on function keep_to_plan() from public;
