-- Queues blocks of courts for webhooks: one whose end has changed as removed and created. Past ones are deleted by retention, which is
-- no news.
create or replace function announce_block() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  block court_blocks;
  event text;
begin
  foreach event in array case tg_op
    when 'INSERT' then array['block.created']
    when 'DELETE' then array['block.removed']
    else array['block.removed', 'block.created']
  end loop
    block := case event when 'block.created' then new else old end;
    continue when block.ends_at <= clock_now();
    perform queue_webhook(block.club_id, event,
      jsonb_build_object('id', block.id, 'court_id', block.court_id, 'starts_at', utc_text(block.starts_at),
        'ends_at', utc_text(block.ends_at), 'reason', block.reason));
  end loop;
  return null;
end
$$;

alter function announce_block() owner to courtside_system;
revoke execute on function announce_block() from public;

create or replace trigger court_blocks_announce after insert or delete on court_blocks for each row
execute function announce_block();

create or replace trigger court_blocks_announce_changed after update of ends_at on court_blocks for each row
when (new.ends_at is distinct from old.ends_at)
execute function announce_block();
