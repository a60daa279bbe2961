-- Queues what happens to bookings and lessons for webhooks.
create or replace function announce_booking() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform queue_webhook(new.club_id,
    case
      when tg_op = 'INSERT' then 'booking.created'
      when new.status = 'canceled' and old.status <> 'canceled' then 'booking.canceled'
      when new.status <> 'canceled' and old.status = 'canceled' then 'booking.restored'
      else 'booking.changed'
    end,
    jsonb_build_object('id', new.id, 'type', new.kind, 'status', new.status, 'court_id', new.court_id, 'user_id', new.user_id,
      'coach_id', new.coach_id, 'series_id', new.series_id, 'starts_at', utc_text(new.starts_at), 'ends_at', utc_text(new.ends_at)));
  return null;
end
$$;

alter function announce_booking() owner to courtside_system;
revoke execute on function announce_booking() from public;

create or replace trigger bookings_announce_created after insert on bookings for each row execute function announce_booking();

create or replace trigger bookings_announce_changed after update on bookings for each row
when ((new.status, new.court_id, new.user_id, new.coach_id, new.starts_at, new.ends_at)
  is distinct from (old.status, old.court_id, old.user_id, old.coach_id, old.starts_at, old.ends_at))
execute function announce_booking();
