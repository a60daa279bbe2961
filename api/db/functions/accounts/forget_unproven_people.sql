-- Deletes people whose account was neither proven nor used within 30 days and who belong to no club. Returns their accounts,
-- which the caller deletes.
create or replace function forget_unproven_people(p_most integer) returns uuid[]
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  gone uuid[];
begin
  select array_agg(id) into gone from (
    select u.id from users u join auth.users account on account.id = u.id
    where account.created_at < now() - interval '30 days' and account.email_confirmed_at is null
      and account.phone_confirmed_at is null and account.last_sign_in_at is null and not u.is_demo
      and not exists (select from memberships m where m.user_id = u.id)
      and not exists (select from auth.sessions s where s.user_id = u.id)
      and not exists (select from invitations i where u.id in (i.accepted_by, i.invited_by, i.revoked_by))
      and not exists (select from invitations i where i.email = u.email and i.expires_at > now()
        and i.accepted_at is null and i.revoked_at is null)
    order by account.created_at limit p_most for update of u skip locked
  ) as unproven;
  delete from idempotency_keys where user_id = any(gone);
  delete from join_requests where user_id = any(gone);
  delete from join_tries where user_id = any(gone);
  delete from users where id = any(gone);
  return coalesce(gone, '{}');
end
$$;

alter function forget_unproven_people(integer) owner to courtside_system;
revoke execute on function forget_unproven_people(integer) from public;
grant execute on function forget_unproven_people(integer) to courtside_auth;
