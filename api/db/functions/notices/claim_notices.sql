-- Claims due and admitted notices, at most `p_most`, oldest first, and what waits for the daily mails of as many readers. A notice that
-- must not be sent ends here with its `problem`. One that is due in its reader's quiet hours goes back until their end, and one that its
-- reader gets once a day until that mail (docs/product/notifications.md#daily-mail): the `problem` of both says so.
create or replace function claim_notices(p_claim uuid, p_most integer) returns setof notice_claimed
language sql security definer set search_path = public, pg_temp as $$
  with alone as (
    select n.* from notices n
    where n.state = 'queued' and n.send_after <= now() and n.digest_at is null and (n.caused_by is null or n.is_admitted)
    order by n.send_after, n.id limit p_most for update of n skip locked
  ), readers as (
    select n.club_id, n.user_id from notices n
    where n.state = 'queued' and n.send_after <= now() and n.digest_at is not null
    group by n.club_id, n.user_id order by min(n.send_after) limit p_most
  ), together as (
    -- A mail has an end: what exceeds it follows in another.
    select n.* from readers r
    cross join lateral (
      select w.id from notices w
      where w.club_id = r.club_id and w.user_id = r.user_id and w.state = 'queued' and w.digest_at <= now()
      order by w.created_at, w.id limit 100
    ) waiting
    join notices n on n.club_id = r.club_id and n.id = waiting.id
    where n.state = 'queued' for update of n skip locked
  ), due as (
    select n.club_id, n.id, coalesce(n.address, account.email)::text as address, c.name, c.primary_color, c.time_zone, c.contact_email,
      c.location,
      case
        when n.useful_until <= now() then 'too late'
        when u.is_demo or c.is_demo then 'demo visitor'
        when exists (select from bounced_addresses b
          where b.club_id = n.club_id and b.address = coalesce(n.address, account.email) and b.is_complaint) then 'reported as spam'
        -- A guest's address is what a member typed: mails go there only for members who have proved their own, also if their account is gone.
        when n.address is not null then case
          when is_sample_address(n.address) then 'sample person'
          when n.caused_by is not null and not exists (
            select from auth.users s where s.id = n.caused_by and s.email_confirmed_at is not null
          ) then 'unproven sender'
        end
        when account.email is null or account.deleted_at is not null then 'no account'
        when is_sample_address(account.email) then 'sample person'
        -- Otherwise a founder could send text of their own to strangers.
        when account.email_confirmed_at is null then 'unproven address'
        when reader.problem is not null then reader.problem
        -- What replaces a push message or text overrides the club's default, and never the reader's own choice.
        when n.event is not null and (not n.replaces_push or s.choices #>> array[n.event, 'mail'] = 'false')
          and not wants_notice(n.club_id, n.user_id, n.event, 'mail') then 'switched off'
      end as problem,
      -- What is urgent, or would come too late afterwards, waits for neither. Only for what would wait its times are read.
      case when n.digest_at is null and not urgent.is_it and (n.useful_until > digest.due_at) is not false
        and is_in_digest(n.club_id, n.user_id, n.event) and wants_notice(n.club_id, n.user_id, n.event, 'mail')
        then case when not names_time_before(n.details, now(), digest.due_at) then digest.due_at end end as digest_at,
      case when quiet.ends_at is not null and not urgent.is_it and (n.useful_until > quiet.ends_at) is not false
        then case when not names_time_before(n.details, now(), quiet.ends_at) then quiet.ends_at end end as quiet_until
    from (select * from alone union all select * from together) n
    join clubs c on c.id = n.club_id
    cross join lateral (select reader_problem(n.club_id, n.user_id, n.kind, n.event, n.details, c.suspended_at) as problem) reader
    left join users u on u.id = n.user_id
    left join auth.users account on account.id = n.user_id
    left join notification_settings s on s.club_id = n.club_id and s.user_id = n.user_id and n.event is not null
    left join club_notification_settings k on k.club_id = n.club_id
    left join lateral (select quiet_hours_end(s.quiet_from, s.quiet_until, s.time_zone, now()) as ends_at) quiet on true
    cross join lateral (select is_urgent_notice(n.kind, n.event, n.details, n.useful_until) as is_it) urgent
    left join lateral (
      select coalesce(quiet_hours_end(s.quiet_from, s.quiet_until, s.time_zone, d.next_at), d.next_at) as due_at
      from (select next_digest(coalesce(s.digest_at, k.digest_at, '18:00'), coalesce(s.digest_zone, s.time_zone, c.time_zone), now()) as next_at) d
    ) digest on true
  ), judged as (
    select due.*, case when problem is null then coalesce(digest_at, quiet_until) end as wait_until from due
  )
  update notices n set
    state = case when due.problem is not null then 'skipped' when due.wait_until is not null then 'queued' else 'sending' end,
    problem = coalesce(due.problem, case
      when due.digest_at is not null then 'waits for the daily mail'
      when due.wait_until is not null then 'waits for the end of quiet hours' end),
    claim = case when due.wait_until is null then p_claim end,
    attempts = n.attempts + case when due.wait_until is not null then 0 else 1 end,
    send_after = coalesce(due.wait_until, n.send_after),
    digest_at = case when due.problem is null then coalesce(due.digest_at, n.digest_at) else n.digest_at end,
    ended_at = case when due.problem is not null then now() end
  from judged due where n.club_id = due.club_id and n.id = due.id
  returning n.club_id, n.id, n.kind, n.details, n.attempts,
    coalesce(due.problem, case when due.digest_at is not null then 'daily mail' when due.wait_until is not null then 'quiet hours' end),
    due.address, due.name, due.primary_color, due.time_zone, due.contact_email, due.location, n.user_id, n.event,
    n.event is not null and not exists (
      select from club_notification_settings l where l.club_id = n.club_id and l.locked #>> array[n.event, 'mail'] = 'true'),
    (select t.subject from club_mail_texts t where t.club_id = n.club_id and t.kind = n.kind),
    (select t.body from club_mail_texts t where t.club_id = n.club_id and t.kind = n.kind),
    n.digest_at, n.created_at
$$;

alter function claim_notices(uuid, integer) owner to courtside_system;
revoke execute on function claim_notices(uuid, integer) from public;
grant execute on function claim_notices(uuid, integer) to courtside_auth;
