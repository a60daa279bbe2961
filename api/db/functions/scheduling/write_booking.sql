-- Reserves the court and the people of a booking or lesson and writes it with its audit row, its notice, the response that its
-- Idempotency-Key keeps, in one call. Writes nothing of them if the court is taken (`is_taken`) or a person
-- is elsewhere (`elsewhere`): only the constraints can determine that, and a plain insert would deadlock under a race. With
-- `p_offer`, the hold of that locked open offer becomes the booking's time. The caller has judged the booking and locked people
-- and court (begin_booking). `p_change`: the live change, which the release before sent with the commit (docs/decisions/0116).
create or replace function write_booking(
  p_club uuid, p_id uuid, p_kind text, p_court uuid, p_user uuid, p_coach uuid, p_from timestamptz, p_until timestamptz,
  p_people uuid[], p_offer uuid, p_actor uuid, p_role text, p_action text, p_detail jsonb, p_session uuid, p_request text,
  p_ip inet, p_user_agent text, p_notice jsonb, p_change text, p_key text, p_route text, p_body_hash text, p_response jsonb
) returns table (is_taken boolean, elsewhere uuid) language plpgsql as $$
declare
  has_court boolean;
  present uuid[];
begin
  if p_offer is not null then
    update court_occupancies set kind = 'booking', booking_id = p_id, offer_id = null where club_id = p_club and offer_id = p_offer;
    if not found then raise exception 'the open offer holds nothing'; end if;
  end if;

  -- Everything in one statement, in which each part waits for what the constraints said about the ones before. A second time
  -- without the expired offers that may have been in the way.
  for attempt in 1..2 loop
    with court as (
      insert into court_occupancies (club_id, court_id, starts_at, ends_at, kind, booking_id)
      select p_club, p_court, p_from, p_until, p_kind, p_id where p_offer is null
      on conflict do nothing returning id
    ), person as (
      insert into person_occupancies (club_id, booking_id, user_id, starts_at, ends_at)
      select p_club, p_id, p.user_id, p_from, p_until from unnest(p_people) as p (user_id)
      where p_offer is not null or exists (select from court)
      on conflict do nothing returning user_id
    ), reserved as (
      select p_offer is not null or exists (select from court) as has_court, array(select user_id from person) as present
    ), booked as (
      insert into bookings (club_id, id, court_id, user_id, kind, coach_id, starts_at, ends_at, created_by)
      select p_club, p_id, p_court, p_user, p_kind, p_coach, p_from, p_until, p_actor
      from reserved r where r.has_court and cardinality(r.present) = cardinality(p_people)
      returning id
    ), audited as (
      insert into audit_log (
        club_id, actor_id, actor_role, action, subject_type, subject_id, session_id, request_id, ip, user_agent, detail)
      select p_club, p_actor, p_role, p_action, 'booking', id, p_session, p_request, p_ip, p_user_agent, p_detail from booked
    ), noticed as (
      -- The rules' clock may be moved in tests, the sender's is not: the difference between them is kept.
      insert into notices (club_id, user_id, kind, event, details, dedupe_key, useful_until, inbox_after)
      select p_club, p_user, 'booking_made', 'booking_made', p_notice, 'booking_made:' || id, now() + (p_until - clock_now()), now()
      from booked where p_notice is not null
    ), kept as (
      insert into idempotency_keys (user_id, key, route, body_hash, response)
      select p_actor, p_key, p_route, p_body_hash, p_response from booked where p_key is not null
    )
    select r.has_court, r.present into has_court, present from reserved r;
    exit when has_court or attempt = 2;
    perform release_expired_holds(p_club, p_court, p_from, p_until);
  end loop;

  is_taken := not has_court;
  if has_court and cardinality(present) < cardinality(p_people) then
    select p.user_id into elsewhere from unnest(p_people) with ordinality as p (user_id, place)
      where p.user_id <> all (present) order by p.place limit 1;
    if p_offer is null then perform release_booking_times(p_club, array[p_id]); end if;
  elsif has_court and p_change is not null then
    perform pg_notify('courtside_live', p_change);
  end if;
  return next;
end
$$;
