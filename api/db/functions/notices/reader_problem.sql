-- Why the reader of a waiting notice does not get it any more; null if they do. Read when it is claimed or posted, not when it was
-- written: they have left the club or are no admin, their consent to advertising is withdrawn, or the operator has suspended the club
-- that writes to its members. Mails that cannot be switched off have no event: of these a key of the api concerns admins alone, and the
-- end of a membership those who are no members any more.
create or replace function reader_problem(
  p_club uuid, p_user uuid, p_kind text, p_event text, p_details jsonb, p_suspended_at timestamptz
) returns text language sql stable set search_path = public, pg_temp as $$
  select case
    when p_user is null or p_event is null and p_kind <> 'api_key_made' then null
    when p_kind = 'broadcast' and p_suspended_at is not null then 'the club is suspended'
    when m.role is null then 'no longer a member'
    when (p_kind = 'api_key_made' or p_event in ('billing', 'monthly_report', 'undeliverable')) and m.role <> 'admin' then 'no longer an admin'
    when p_details @> '{"isMarketing": true}' and not exists (
      select from consents a where a.club_id = p_club and a.user_id = p_user and a.kind = 'marketing' and a.is_given
    ) then 'consent withdrawn'
  end
  from (select) always
  left join memberships m on m.club_id = p_club and m.user_id = p_user and m.left_at is null
$$;

revoke execute on function reader_problem(uuid, uuid, text, text, jsonb, timestamptz) from public;
grant execute on function reader_problem(uuid, uuid, text, text, jsonb, timestamptz) to courtside_system;
