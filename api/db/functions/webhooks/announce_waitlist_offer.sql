-- Queues offers of free slots to waiting members for webhooks.
create or replace function announce_waitlist_offer() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform queue_webhook(new.club_id,
    case tg_op when 'INSERT' then 'waitlist.offered' else 'waitlist.offer_ended' end,
    jsonb_build_object('id', new.id, 'entry_id', new.entry_id, 'user_id', new.user_id, 'court_id', new.court_id,
      'starts_at', utc_text(new.starts_at), 'ends_at', utc_text(new.ends_at), 'status', new.status,
      'expires_at', utc_text(new.expires_at), 'booking_id', new.booking_id));
  return null;
end
$$;

alter function announce_waitlist_offer() owner to courtside_system;
revoke execute on function announce_waitlist_offer() from public;

create or replace trigger waitlist_offers_announce_made after insert on waitlist_offers for each row
execute function announce_waitlist_offer();

create or replace trigger waitlist_offers_announce_ended after update on waitlist_offers for each row
when (new.status <> old.status)
execute function announce_waitlist_offer();
