-- A mail provider has reported an address: marks it in the clubs that mail it, for a member, a guest or an invited person. A complaint
-- stays one. Returns these clubs.
create or replace function mark_address(p_address citext, p_problem text, p_is_complaint boolean) returns setof uuid
language sql security definer set search_path = public, pg_temp as $$
  insert into bounced_addresses as b (club_id, address, problem, is_complaint, is_reported)
  select club_id, p_address, p_problem, p_is_complaint, true from (
    select m.club_id from auth.users a join memberships m on m.user_id = a.id
    where a.email = p_address and a.deleted_at is null and m.left_at is null
    union select g.club_id from guests g where g.email = p_address
    union select i.club_id from invitations i where i.email = p_address and i.accepted_at is null and i.revoked_at is null
  ) as mailed
  order by club_id
  on conflict (club_id, address) do update set is_reported = true, bounced_at = excluded.bounced_at,
    problem = case when b.is_complaint then b.problem else excluded.problem end, is_complaint = b.is_complaint or excluded.is_complaint
  returning club_id
$$;

alter function mark_address(citext, text, boolean) owner to courtside_system;
revoke execute on function mark_address(citext, text, boolean) from public;
grant execute on function mark_address(citext, text, boolean) to courtside_auth;
