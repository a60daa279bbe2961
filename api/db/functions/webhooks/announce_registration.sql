-- Queues registrations for events for webhooks. Those of past events are deleted with them, which is no news.
create or replace function announce_registration() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  registration constant event_registrations := case tg_op when 'INSERT' then new else old end;
begin
  if tg_op = 'INSERT' or exists (
    select from event_dates d where d.club_id = old.club_id and d.event_id = old.event_id and d.ends_at > clock_now()
  ) then
    perform queue_webhook(registration.club_id,
      case tg_op when 'INSERT' then 'event.registered' else 'event.unregistered' end,
      jsonb_build_object('event_id', registration.event_id, 'user_id', registration.user_id));
  end if;
  return null;
end
$$;

alter function announce_registration() owner to courtside_system;
revoke execute on function announce_registration() from public;

create or replace trigger event_registrations_announce after insert or delete on event_registrations for each row
execute function announce_registration();
