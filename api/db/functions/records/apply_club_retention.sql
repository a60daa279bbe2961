-- Deletes what one club keeps no longer by its own settings (docs/product/privacy.md#how-long-a-club-keeps-its-data), at most `p_most` rows
-- of each type, for a club that was not done for a day. Returns counts; null: no club is due.
create or replace function apply_club_retention(p_most integer) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  keeps club_retention;
  gone jsonb := '{}';
  count integer;
begin
  select * into keeps from club_retention where applied_at is null or applied_at < now() - interval '1 day'
  order by applied_at nulls first limit 1 for update skip locked;
  if not found then return null; end if;

  delete from bookings where club_id = keeps.club_id and id in (
    select id from bookings where club_id = keeps.club_id and ends_at < now() - make_interval(days => keeps.bookings_days) limit p_most);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('bookings', count);

  delete from events where club_id = keeps.club_id and id in (
    select e.id from events e where e.club_id = keeps.club_id and e.created_at < now() - make_interval(days => keeps.bookings_days)
      and not exists (select from event_dates d where d.club_id = e.club_id and d.event_id = e.id
        and d.ends_at >= now() - make_interval(days => keeps.bookings_days)) limit p_most);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('events', count);

  -- The visit stays, because quotas and reports count it.
  update booking_players p set guest_name = 'Former guest' where p.club_id = keeps.club_id and p.id in (
    select o.id from booking_players o join bookings b on b.club_id = o.club_id and b.id = o.booking_id
    where o.club_id = keeps.club_id and o.guest_id is not null and o.guest_name <> 'Former guest'
      and b.ends_at < now() - make_interval(days => keeps.guest_names_days) limit p_most);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('guest_visits', count);

  -- The visits of a merged guest are the other's, and both names stay while either comes.
  update guests g set identity = 'erased:' || g.id, number = 0, name = 'Former guest', email = null
  where g.club_id = keeps.club_id and g.id in (
    select o.id from guests o where o.club_id = keeps.club_id and o.identity not like 'erased:%'
      and o.created_at < now() - make_interval(days => keeps.guest_names_days)
      and not exists (select from booking_players p join bookings b on b.club_id = p.club_id and b.id = p.booking_id
        where p.club_id = o.club_id and p.guest_id = coalesce(o.merged_into, o.id)
          and b.ends_at >= now() - make_interval(days => keeps.guest_names_days))
    limit p_most);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('guests', count);

  update bookings set walk_in = 'Former guest' where club_id = keeps.club_id and id in (
    select id from bookings where club_id = keeps.club_id and walk_in <> 'Former guest'
      and ends_at < now() - make_interval(days => keeps.guest_names_days) limit p_most);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('walk_ins', count);

  update bookings set checked_in_at = null where club_id = keeps.club_id and id in (
    select id from bookings where club_id = keeps.club_id and checked_in_at is not null
      and ends_at < now() - make_interval(days => keeps.check_ins_days) limit p_most);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('check_ins', count);

  with deleted as (
    delete from audit_log where id in (
      select id from audit_log where club_id = keeps.club_id and at < now() - make_interval(days => keeps.audit_log_days)
      order by at limit p_most)
    returning id
  ), noted as (
    update auth.audit_chain c set row_deleted_at = now() from deleted d where c.row_id = d.id
  )
  select count(*) into count from deleted;
  gone := gone || jsonb_build_object('audit_log', count);

  delete from notices where club_id = keeps.club_id and id in (
    select id from notices where club_id = keeps.club_id and ended_at < now() - make_interval(days => keeps.notices_days) limit p_most);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('notices', count);

  -- Without its notices a message would read as sent to none.
  delete from broadcasts where club_id = keeps.club_id and id in (
    select id from broadcasts where club_id = keeps.club_id and created_at < now() - make_interval(days => keeps.notices_days) limit p_most);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('broadcasts', count);

  delete from waitlist_offers where club_id = keeps.club_id and id in (
    select id from waitlist_offers where club_id = keeps.club_id and ended_at < now() - make_interval(days => keeps.waitlist_days) limit p_most);
  get diagnostics count = row_count;
  gone := gone || jsonb_build_object('waitlist_offers', count);

  -- The next call goes on where one of them was full.
  if (select max(value::integer) from jsonb_each_text(gone)) < p_most then
    update club_retention set applied_at = now() where club_id = keeps.club_id;
  end if;
  return gone;
end
$$;

alter function apply_club_retention(integer) owner to courtside_system;
revoke execute on function apply_club_retention(integer) from public;
grant execute on function apply_club_retention(integer) to courtside_auth;
