-- Claims what is due in a channel, at most `p_most`, for `p_seconds`; several processes share the work. Of one reader at most two are
-- under way and of one club eight, and each club's first comes before any club's second, as each reader's does within its club, so that
-- a device that hangs leaves room for others. What its reader does not get ends here with its `problem`, and what is due in quiet hours
-- waits until their end: both are not returned.
-- After a sender died, a push message is sent again, because it replaces itself on the device; a text that was handed over is in doubt.
-- What has no device or number any more, or is in doubt, goes out by mail instead.
create or replace function claim_notice_sends(p_channel text, p_most integer, p_seconds integer) returns table (
  club_id uuid, notice_id uuid, attempts integer, kind text, event text, details jsonb, useful_until timestamptz, is_urgent boolean,
  user_id uuid, club_name text, time_zone text, contact_email text, receivers jsonb
)
language sql security definer set search_path = public, pg_temp as $$
  with waiting as materialized (
    select s.club_id, s.notice_id, s.send_after, n.user_id,
      coalesce(s.handed_at is null and (quiet.it or n.caused_by is not null and not n.is_admitted or n.useful_until <= now()
        or n.problem in ('taken back before it was sent', 'replaced by a newer notice')), false) as is_moot
    from notice_sends s join notices n on n.club_id = s.club_id and n.id = s.notice_id
    left join notification_settings o on o.club_id = n.club_id and o.user_id = n.user_id
    left join lateral (select quiet_hours_end(o.quiet_from, o.quiet_until, o.time_zone, now()) as ends_at) hours on o.quiet_from is not null
    cross join lateral (
      select hours.ends_at is not null and (n.useful_until > hours.ends_at) is not false
        and not is_urgent_notice(n.kind, n.event, n.details, n.useful_until) and not names_time_before(n.details, now(), hours.ends_at) as it
    ) quiet
    where s.channel = p_channel and s.ended_at is null and s.send_after <= now()
      -- The limits against many notices of one member hold here too.
      and (n.caused_by is null or n.is_admitted or n.state = 'skipped')
    order by s.send_after limit 2000
  ), lines as (
    select club_id, notice_id, send_after, user_id from waiting where not is_moot
    union all
    -- Claimed by any process, and not for longer than its claim lasts: the rest of the queue is not read.
    select s.club_id, null, null, n.user_id
    from notice_sends s join notices n on n.club_id = s.club_id and n.id = s.notice_id
    where s.channel = p_channel and s.ended_at is null and s.state = 'sending'
      and s.send_after > now() and s.send_after <= now() + make_interval(secs => p_seconds)
  ), of_readers as (
    select l.*, row_number() over (partition by user_id order by send_after nulls first, notice_id) as place from lines l
  ), of_clubs as (
    select r.*, row_number() over (partition by club_id order by notice_id is not null, place, send_after, notice_id) as place_of_club
    from of_readers r where place <= 2 or notice_id is null
  ), chosen as (
    (select club_id, notice_id from of_clubs where notice_id is not null and place_of_club <= 8
      order by place_of_club, send_after limit p_most)
    union all
    -- Ends or waits for quiet hours without being sent, so needs no place.
    (select club_id, notice_id from waiting where is_moot limit 500)
  ), due as (
    select s.club_id, s.notice_id, s.channel, n.kind, n.event, n.details, n.useful_until, n.user_id, c.name, c.time_zone, c.contact_email,
      is_urgent_notice(n.kind, n.event, n.details, n.useful_until) as is_urgent, reached.receivers, quiet.ends_at as quiet_end,
      s.handed_at is not null as is_in_doubt,
      case
        when s.handed_at is not null then 'its sender was gone before it knew'
        when n.problem in ('taken back before it was sent', 'replaced by a newer notice') then n.problem
        when n.caused_by is not null and not n.is_admitted then coalesce(n.problem, 'taken back before it was sent')
        when n.useful_until <= now() then 'too late'
        when u.is_demo or c.is_demo then 'demo visitor'
        when reader.problem is not null then reader.problem
        when not wants_notice(n.club_id, n.user_id, n.event, s.channel) then 'switched off'
        when reached.receivers is null then case p_channel when 'text' then 'no number' else 'no device' end
      end as problem
    from chosen
    join notice_sends s on s.club_id = chosen.club_id and s.notice_id = chosen.notice_id and s.channel = p_channel
    join notices n on n.club_id = s.club_id and n.id = s.notice_id
    join clubs c on c.id = n.club_id
    join users u on u.id = n.user_id
    cross join lateral (select reader_problem(n.club_id, n.user_id, n.kind, n.event, n.details, c.suspended_at) as problem) reader
    left join notification_settings o on o.club_id = n.club_id and o.user_id = n.user_id
    left join lateral (select quiet_hours_end(o.quiet_from, o.quiet_until, o.time_zone, now()) as ends_at) quiet on true
    left join lateral (
      select jsonb_agg(jsonb_build_object('id', p.id, 'endpoint', p.endpoint,
        'p256dh', encode(p.p256dh, 'base64'), 'auth', encode(p.auth, 'base64'))) as receivers
      from auth.push_subscriptions p join auth.sessions l on l.id = p.session_id
      where p_channel = 'push' and p.user_id = n.user_id and (l.not_after is null or l.not_after > now())
    ) to_devices on true
    left join lateral (
      select jsonb_agg(jsonb_build_object('phone', t.phone)) as receivers
      from auth.text_numbers t join auth.users a on a.id = t.user_id and a.phone = t.phone
      where p_channel = 'text' and t.user_id = n.user_id and t.stopped_at is null and a.phone_confirmed_at is not null
        and a.deleted_at is null
    ) to_number on true
    cross join lateral (select coalesce(to_devices.receivers, to_number.receivers) as receivers) reached
    -- Another process may have claimed it meanwhile.
    where s.ended_at is null and s.send_after <= now() for update of s skip locked
  ), judged as (
    select due.*, case when problem is null and not is_urgent and quiet_end is not null and (useful_until > quiet_end) is not false
      then not names_time_before(details, now(), quiet_end) else false end as is_quiet
    from due
  ), claimed as (
    update notice_sends s set
      state = case when j.is_in_doubt then 'in_doubt' when j.problem is not null then 'skipped' when j.is_quiet then 'queued' else 'sending' end,
      problem = coalesce(j.problem, case when j.is_quiet then 'waits for the end of quiet hours' end),
      attempts = s.attempts + case when j.problem is null and not j.is_quiet then 1 else 0 end,
      send_after = case when j.is_quiet then j.quiet_end else now() + make_interval(secs => p_seconds) end,
      ended_at = case when j.problem is not null then now() end
    from judged j where s.club_id = j.club_id and s.notice_id = j.notice_id and s.channel = j.channel
    returning s.club_id, s.notice_id, s.attempts, s.state,
      case when j.is_in_doubt or j.problem in ('no device', 'no number') then mail_instead(s.club_id, s.notice_id) end
  )
  select s.club_id, s.notice_id, s.attempts, j.kind, j.event, j.details, j.useful_until, j.is_urgent, j.user_id, j.name, j.time_zone,
    j.contact_email, j.receivers
  from claimed s join judged j on j.club_id = s.club_id and j.notice_id = s.notice_id
  where s.state = 'sending'
$$;

alter function claim_notice_sends(text, integer, integer) owner to courtside_system;
revoke execute on function claim_notice_sends(text, integer, integer) from public;
grant execute on function claim_notice_sends(text, integer, integer) to courtside_auth;
