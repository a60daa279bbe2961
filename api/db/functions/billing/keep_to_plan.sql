-- Enforces plan limits (docs/product/billing.md#plan-limits) for every change that adds a court or a person. A smaller plan
-- deletes nothing; it only stops additions. Runs after the change with the club's row locked, so that each of several concurrent
-- changes counts those before it. Courts that are not active do not count towards a plan, but a club has 500 at most.
create or replace function keep_to_plan() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  club clubs;
  most integer;
  used integer;
  what text := case tg_table_name when 'courts' then 'courts' else 'members' end;
begin
  select * into club from clubs where id = new.club_id for no key update;
  if tg_table_name = 'courts' and tg_op = 'INSERT' and (select count(*) from courts where club_id = club.id) > 500 then
    raise exception 'the club has too many courts' using errcode = 'check_violation', constraint = 'most_courts';
  end if;
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

alter function keep_to_plan() owner to courtside_system;
revoke execute on function keep_to_plan() from public;

create or replace trigger courts_plan_limit_added after insert on courts for each row
  when (new.is_active) execute function keep_to_plan();

create or replace trigger courts_plan_limit_opened after update of is_active on courts for each row
  when (new.is_active and not old.is_active) execute function keep_to_plan();

create or replace trigger memberships_plan_limit_added after insert on memberships for each row
  when (new.left_at is null and not new.is_sample) execute function keep_to_plan();

create or replace trigger memberships_plan_limit_returned after update of left_at on memberships for each row
  when (new.left_at is null and old.left_at is not null and not new.is_sample) execute function keep_to_plan();
