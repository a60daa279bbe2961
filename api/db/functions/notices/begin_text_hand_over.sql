-- Must be committed before a text's first byte is sent: it counts what the text will cost. Returns why it must not be sent, or null;
-- 'claim lost': another attempt has begun. `p_most_cost`: what the installation lets a club spend in a month; `p_most_in_hour`: texts.
create or replace function begin_text_hand_over(
  p_club uuid, p_notice uuid, p_attempts integer, p_cost double precision, p_most_cost double precision, p_most_in_hour integer
) returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  costs record;
  cap double precision := least(p_most_cost, (select s.text_cap from club_notification_settings s where s.club_id = p_club));
begin
  -- Two senders must not spend the same rest.
  perform pg_advisory_xact_lock(hashtextextended('texts ' || p_club, 0));
  select * into costs from text_costs(p_club);
  -- The sum of decimals is not exact.
  if costs.spent + p_cost > cap + 0.00001 then return 'the club''s limit of this month is reached'; end if;
  if costs.in_hour >= p_most_in_hour then return 'too many texts of the club within an hour'; end if;
  update notice_sends set handed_at = clock_timestamp(), cost = p_cost
  where club_id = p_club and notice_id = p_notice and channel = 'text' and attempts = p_attempts and state = 'sending' and handed_at is null;
  return case when found then null else 'claim lost' end;
end
$$;

alter function begin_text_hand_over(uuid, uuid, integer, double precision, double precision, integer) owner to courtside_system;
revoke execute on function begin_text_hand_over(uuid, uuid, integer, double precision, double precision, integer) from public;
grant execute on function begin_text_hand_over(uuid, uuid, integer, double precision, double precision, integer) to courtside_auth;
