-- Puts due notices into their readers' inboxes, at most `p_most`, each once, whatever becomes of the mail. A reader who has switched
-- the inbox off, or is no longer there, gets none. What is due also goes to the reader's devices and number, if there are any. Returns whose inboxes have changed,
-- and how many notices were due.
create or replace function post_to_inboxes(p_most integer) returns table (club_id uuid, user_ids uuid[], due integer)
language sql security definer set search_path = public, pg_temp as $$
  with due as (
    select n.club_id, n.id, reader.is_there and wants_notice(n.club_id, n.user_id, n.event, 'inbox') as is_wanted,
      reader.is_there and exists (select from auth.push_subscriptions p where p.user_id = n.user_id)
        and wants_notice(n.club_id, n.user_id, n.event, 'push') as is_pushed,
      reader.is_there and exists (select from auth.text_numbers t where t.user_id = n.user_id and t.stopped_at is null)
        and wants_notice(n.club_id, n.user_id, n.event, 'text') as is_texted
    from notices n
    join clubs c on c.id = n.club_id
    cross join lateral (
      select reader_problem(n.club_id, n.user_id, n.kind, n.event, n.details, c.suspended_at) is null as is_there
    ) reader
    where n.inbox_after <= now() and n.inbox_at is null
    order by n.inbox_after, n.id limit p_most for update of n skip locked
  ), posted as (
    update notices n set
      inbox_at = case when due.is_wanted then clock_timestamp() end,
      inbox_after = case when due.is_wanted then n.inbox_after end
    from due where n.club_id = due.club_id and n.id = due.id
    returning n.club_id, n.user_id, due.is_wanted
  ), sends as (
    insert into notice_sends (club_id, notice_id, channel)
    select due.club_id, due.id, c.channel
    from due, lateral (values ('push', due.is_pushed), ('text', due.is_texted)) as c (channel, is_wanted) where c.is_wanted
    on conflict do nothing
  )
  select p.club_id, coalesce(array_agg(distinct p.user_id) filter (where p.is_wanted), '{}'), count(*)::integer from posted p group by p.club_id
$$;

alter function post_to_inboxes(integer) owner to courtside_system;
revoke execute on function post_to_inboxes(integer) from public;
grant execute on function post_to_inboxes(integer) to courtside_auth;
