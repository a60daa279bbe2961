-- A request to join that no admin has decided ends with its account, however that is deleted
-- (docs/product/identity.md#joining-a-club).
create or replace function auth.end_join_requests() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from join_requests where user_id = new.id and status = 'pending';
  return null;
end
$$;

alter function auth.end_join_requests() owner to courtside_system;
revoke execute on function auth.end_join_requests() from public;

create or replace trigger users_end_join_requests after update of deleted_at on auth.users
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function auth.end_join_requests();
