-- A club never loses its last admin (docs/product/roles.md#last-admin), unless it is going to close or has closed. The lock
-- on the club's row serialises two admins who remove each other.
create or replace function keep_an_admin() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from clubs where id = old.club_id for no key update;
  if exists (select from clubs where id = old.club_id and num_nonnulls(closes_at, closed_at) > 0) then return null; end if;
  if not exists (select from memberships where club_id = old.club_id and role = 'admin' and left_at is null) then
    raise exception 'the club would have no admin' using errcode = 'check_violation', constraint = 'memberships_last_admin';
  end if;
  return null;
end
$$;

alter function keep_an_admin() owner to courtside_system;
revoke execute on function keep_an_admin() from public;

-- Deferred to the end of the transaction: a handover may remove the old admin first. Postgres has no "or replace" for
-- constraint triggers.
drop trigger if exists memberships_last_admin on memberships;
create constraint trigger memberships_last_admin after update of role, left_at on memberships
deferrable initially deferred for each row
when (old.role = 'admin' and old.left_at is null and (new.role <> 'admin' or new.left_at is not null))
execute function keep_an_admin();
