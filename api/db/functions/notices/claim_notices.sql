-- Claims due and admitted notices, at most `p_most`, oldest first. A notice that must not be sent ends here with its `problem`.
create or replace function claim_notices(p_claim uuid, p_most integer) returns setof notice_claimed
language sql security definer set search_path = public, pg_temp as $$
  with due as (
    select n.club_id, n.id, coalesce(n.address, account.email)::text as address, c.name, c.primary_color, c.time_zone, c.contact_email,
      c.location,
      case
        when n.useful_until <= now() then 'too late'
        when u.is_demo or c.is_demo then 'demo visitor'
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
      end as problem
    from notices n
    join clubs c on c.id = n.club_id
    left join users u on u.id = n.user_id
    left join auth.users account on account.id = n.user_id
    where n.state = 'queued' and n.send_after <= now() and (n.caused_by is null or n.is_admitted)
    order by n.send_after, n.id limit p_most for update of n skip locked
  )
  update notices n set
    state = case when due.problem is null then 'sending' else 'skipped' end,
    problem = due.problem,
    claim = p_claim,
    attempts = n.attempts + 1,
    ended_at = case when due.problem is not null then now() end
  from due where n.club_id = due.club_id and n.id = due.id
  returning n.club_id, n.id, n.kind, n.details, n.attempts, n.problem, due.address, due.name, due.primary_color, due.time_zone, due.contact_email,
    due.location
$$;

alter function claim_notices(uuid, integer) owner to courtside_system;
revoke execute on function claim_notices(uuid, integer) from public;
grant execute on function claim_notices(uuid, integer) to courtside_auth;
