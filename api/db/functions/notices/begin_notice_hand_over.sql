-- Must be committed before the first byte of a mail is sent. False: another sender has claimed it, and it must not be sent.
create or replace function begin_notice_hand_over(p_club uuid, p_id uuid, p_claim uuid) returns boolean
language sql security definer set search_path = public, pg_temp as $$
  with mine as (
    update notices set handed_at = clock_timestamp()
    where club_id = p_club and id = p_id and claim = p_claim and state = 'sending' and handed_at is null returning 1
  ) select exists (select from mine)
$$;

alter function begin_notice_hand_over(uuid, uuid, uuid) owner to courtside_system;
revoke execute on function begin_notice_hand_over(uuid, uuid, uuid) from public;
grant execute on function begin_notice_hand_over(uuid, uuid, uuid) to courtside_auth;
