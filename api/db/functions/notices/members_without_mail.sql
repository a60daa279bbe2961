-- Members of the current club whom no mail of the club reaches: for each whether that is because the address was never confirmed.
-- The same rules as claim_notices.
create or replace function members_without_mail() returns table (user_id uuid, is_unconfirmed boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select m.user_id, a.email is not null and a.deleted_at is null and not is_sample_address(a.email) and a.email_confirmed_at is null
  from memberships m
  left join auth.users a on a.id = m.user_id
  where m.club_id = current_club_id() and m.left_at is null
    and (a.email is null or a.deleted_at is not null or a.email_confirmed_at is null or is_sample_address(a.email)
      or exists (select from bounced_addresses b where b.club_id = m.club_id and b.address = a.email and b.is_complaint))
$$;

alter function members_without_mail() owner to courtside_system;
revoke execute on function members_without_mail() from public;
grant execute on function members_without_mail() to courtside_tenant;
