-- Queues blocks of courts for webhooks. Past ones are deleted by retention, which is no news.
create or replace function announce_block() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  block constant court_blocks := case tg_op when 'INSERT' then new else old end;
begin
  if block.ends_at > clock_now() then
    perform queue_webhook(block.club_id,
      case tg_op when 'INSERT' then 'block.created' else 'block.removed' end,
      jsonb_build_object('id', block.id, 'court_id', block.court_id, 'starts_at', utc_text(block.starts_at),
        'ends_at', utc_text(block.ends_at), 'reason', block.reason));
  end if;
  return null;
end
$$;

alter function announce_block() owner to courtside_system;
revoke execute on function announce_block() from public;

create or replace trigger court_blocks_announce after insert or delete on court_blocks for each row
execute function announce_block();
