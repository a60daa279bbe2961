-- Deletes closed clubs, at most `p_most` rows: after 30 days their content, after 400 days the records about them. Returns how
-- many rows.
create or replace function delete_closed_clubs(p_most integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  -- Each before what it refers to.
  content constant text[] := array['notice_sends', 'notices', 'door_codes', 'door_gateways', 'webhook_deliveries', 'webhooks', 'api_keys', 'join_requests', 'invitations', 'invitation_lines', 'invitation_batches',
    'member_import_lines', 'member_imports', 'booking_import_lines', 'booking_imports',
    'check_in_conflicts', 'court_occupancies', 'person_occupancies', 'lesson_requests', 'waitlist_offers', 'waitlist_entries', 'booking_players', 'guests',
    'bookings', 'booking_series_dates', 'booking_series', 'event_registrations', 'event_dates', 'events',
    'report_changes', 'report_hours', 'report_court_dates', 'report_counts', 'report_dates', 'calendar_feeds', 'court_blocks', 'closures', 'coach_time_off', 'coach_availability', 'club_news', 'day_notes', 'club_logos', 'staff_pins', 'saved_views',
    'consents', 'notification_settings', 'club_notification_settings', 'club_mail_texts', 'club_retention', 'bounced_addresses', 'broadcasts',
    'devices', 'kiosk_codes', 'kiosk_pins',
    'courts', 'memberships', 'waitlist_checks'];
  records constant text[] := content || array['billing_checkouts', 'billing_events', 'billing_subscriptions',
    'billing_accounts', 'audit_log'];
  club clubs;
  club_table text;
  count integer;
  gone integer := 0;
begin
  for club in
    -- Those that have been emptied wait for their records' end behind those that have not.
    select * from clubs where closed_at < now() - interval '30 days'
    order by closed_at >= now() - interval '400 days' and name = 'Closed club', closed_at limit 100 for no key update skip locked
  loop
    -- Whoever processes its waitlist locks the checks before the courts, which are deleted here the other way round.
    perform pg_advisory_xact_lock(hashtextextended('waitlist ' || club.id, 0));
    if club.closed_at < now() - interval '400 days' then
      delete from auth.audit_chain where chain_id = club.id;
      delete from auth.audit_chain_ends where chain_id = club.id;
    end if;
    foreach club_table in array case when club.closed_at < now() - interval '400 days' then records else content end loop
      execute format('delete from %1$I where ctid = any(array(select ctid from %1$I where club_id = $1 limit $2))', club_table)
        using club.id, p_most - gone;
      get diagnostics count = row_count;
      gone := gone + count;
      if gone >= p_most then return gone; end if;
    end loop;
    if club.closed_at < now() - interval '400 days' then
      delete from clubs where id = club.id;
      gone := gone + 1;
    elsif club.name <> 'Closed club' then
      update clubs set name = 'Closed club', location = '', contact_email = '', contact_phone = '', welcome_message = '',
        logo = null, unproven_founder = null where id = club.id;
    end if;
  end loop;
  return gone;
end
$$;

alter function delete_closed_clubs(integer) owner to courtside_system;
revoke execute on function delete_closed_clubs(integer) from public;
grant execute on function delete_closed_clubs(integer) to courtside_auth;
