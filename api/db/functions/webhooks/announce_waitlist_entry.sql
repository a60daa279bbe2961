-- Queues who begins and ends to wait for webhooks. Entries of past dates are cleaned up, which is no news.
create or replace function announce_waitlist_entry() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  entry constant waitlist_entries := case tg_op when 'INSERT' then new else old end;
begin
  if entry.requested_date >= (clock_now() - interval '1 day')::date then
    perform queue_webhook(entry.club_id,
      case tg_op when 'INSERT' then 'waitlist.joined' else 'waitlist.left' end,
      jsonb_build_object('id', entry.id, 'user_id', entry.user_id, 'date', entry.requested_date, 'sport', entry.sport,
        'court_id', entry.court_id));
  end if;
  return null;
end
$$;

alter function announce_waitlist_entry() owner to courtside_system;
revoke execute on function announce_waitlist_entry() from public;

create or replace trigger waitlist_entries_announce after insert or delete on waitlist_entries for each row
execute function announce_waitlist_entry();
