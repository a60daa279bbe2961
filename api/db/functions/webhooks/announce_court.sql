-- Queues new and changed courts for webhooks.
create or replace function announce_court() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform queue_webhook(new.club_id,
    case tg_op when 'INSERT' then 'court.created' else 'court.changed' end,
    jsonb_build_object('id', new.id, 'name', new.name, 'sport', new.sport, 'is_active', new.is_active));
  return null;
end
$$;

alter function announce_court() owner to courtside_system;
revoke execute on function announce_court() from public;

create or replace trigger courts_announce_created after insert on courts for each row execute function announce_court();

create or replace trigger courts_announce_changed after update on courts for each row
when (new is distinct from old)
execute function announce_court();
