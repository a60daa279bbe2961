-- Whether the person behind an address belongs to a club other than the current one: they cannot accept until they leave it.
-- Reveals nothing about an address that is not proven.
create or replace function belongs_elsewhere(p_email citext) returns boolean language sql stable security definer
set search_path = public, pg_temp as $$
  select exists (
    select from auth.users account join memberships m on m.user_id = account.id
    where account.email = p_email and account.email_confirmed_at is not null and account.deleted_at is null
      and m.left_at is null and m.club_id <> current_club_id()
  )
$$;

alter function belongs_elsewhere(citext) owner to courtside_system;
revoke execute on function belongs_elsewhere(citext) from public;
grant execute on function belongs_elsewhere(citext) to courtside_tenant;
