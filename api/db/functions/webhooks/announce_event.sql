-- Queues what happens to events for webhooks.
create or replace function announce_event() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform queue_webhook(new.club_id,
    case
      when tg_op = 'INSERT' then 'event.created'
      when new.canceled_at is not null and old.canceled_at is null then 'event.canceled'
      else 'event.changed'
    end,
    jsonb_build_object('id', new.id, 'title', new.title, 'court_id', new.court_id, 'coach_id', new.coach_id,
      'max_attendees', new.max_attendees, 'version', new.version));
  return null;
end
$$;

alter function announce_event() owner to courtside_system;
revoke execute on function announce_event() from public;

create or replace trigger events_announce_created after insert on events for each row execute function announce_event();

create or replace trigger events_announce_changed after update on events for each row
when (new.version <> old.version or (new.canceled_at is null) <> (old.canceled_at is null))
execute function announce_event();
