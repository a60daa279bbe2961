-- Claims due and admitted notices, at most `p_most`, oldest first. A notice that must not be sent ends here with its `problem`. One
-- that is due in its reader's quiet hours goes back until their end (docs/product/notifications.md#quiet-hours): its `problem` is
-- only returned.
create or replace function claim_notices(p_claim uuid, p_most integer) returns setof notice_claimed
language sql security definer set search_path = public, pg_temp as $$
  with due as (
    select n.club_id, n.id, coalesce(n.address, account.email)::text as address, c.name, c.primary_color, c.time_zone, c.contact_email,
      c.location,
      case
        when n.useful_until <= now() then 'too late'
        when u.is_demo or c.is_demo then 'demo visitor'
        when exists (select from bounced_addresses b
          where b.club_id = n.club_id and b.address = coalesce(n.address, account.email) and b.is_complaint) then 'reported as spam'
        -- A guest's address is what a member typed: mails go there only for members who have proved their own.
        when n.address is not null then case
          when is_sample_address(n.address) then 'sample person'
          when n.caused_by is not null and not exists (
            select from auth.users s where s.id = n.caused_by and s.email_confirmed_at is not null and s.deleted_at is null
          ) then 'unproven sender'
        end
        when account.email is null or account.deleted_at is not null then 'no account'
        when is_sample_address(account.email) then 'sample person'
        -- Otherwise a founder could send text of their own to strangers.
        when account.email_confirmed_at is null then 'unproven address'
        when n.event is not null and not n.replaces_push and not wants_notice(n.club_id, n.user_id, n.event, 'mail') then 'switched off'
      end as problem,
      -- What would come too late afterwards does not wait either.
      case when not is_urgent_notice(n.kind, n.event, n.details, n.useful_until) and (n.useful_until > quiet.ends_at) is not false
        then quiet.ends_at end as quiet_until
    from notices n
    join clubs c on c.id = n.club_id
    left join users u on u.id = n.user_id
    left join auth.users account on account.id = n.user_id
    left join notification_settings s on s.club_id = n.club_id and s.user_id = n.user_id and n.event is not null
    left join lateral (select quiet_hours_end(s.quiet_from, s.quiet_until, s.time_zone, now()) as ends_at) quiet on true
    where n.state = 'queued' and n.send_after <= now() and (n.caused_by is null or n.is_admitted)
    order by n.send_after, n.id limit p_most for update of n skip locked
  ), judged as (
    select due.*, problem is null and quiet_until is not null as is_quiet from due
  )
  update notices n set
    state = case when due.problem is not null then 'skipped' when due.is_quiet then 'queued' else 'sending' end,
    problem = due.problem,
    claim = case when not due.is_quiet then p_claim end,
    attempts = n.attempts + case when due.is_quiet then 0 else 1 end,
    send_after = case when due.is_quiet then due.quiet_until else n.send_after end,
    ended_at = case when due.problem is not null then now() end
  from judged due where n.club_id = due.club_id and n.id = due.id
  returning n.club_id, n.id, n.kind, n.details, n.attempts, case when due.is_quiet then 'quiet hours' else n.problem end,
    due.address, due.name, due.primary_color, due.time_zone, due.contact_email, due.location, n.user_id, n.event,
    n.event is not null and not exists (
      select from club_notification_settings l where l.club_id = n.club_id and l.locked #>> array[n.event, 'mail'] = 'true'),
    (select t.subject from club_mail_texts t where t.club_id = n.club_id and t.kind = n.kind),
    (select t.body from club_mail_texts t where t.club_id = n.club_id and t.kind = n.kind)
$$;

alter function claim_notices(uuid, integer) owner to courtside_system;
revoke execute on function claim_notices(uuid, integer) from public;
grant execute on function claim_notices(uuid, integer) to courtside_auth;
