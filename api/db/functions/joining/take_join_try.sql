-- Whether the caller may try another join code: ten an hour. The caller's row serialises two concurrent tries.
create or replace function take_join_try() returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
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

alter function take_join_try() owner to courtside_system;
revoke execute on function take_join_try() from public;
grant execute on function take_join_try() to courtside_tenant;
