-- What the settings screens write (decisions 16, 34). A tenant may change a club's settings, never what it has paid for.
revoke update on clubs from courtside_tenant;
grant update (
  name, location, contact_email, contact_phone, logo, primary_color, welcome_message, sports, slot_length_minutes,
  advance_booking_days, max_bookings_per_day, max_bookings_per_week, max_booking_length_minutes, cancel_cutoff_hours,
  booking_hours_start, booking_hours_end, time_zone, waitlist_enabled, allow_trial_mode, version
) on clubs to courtside_tenant;

-- The digest that stands in the logo's address; the image itself is in club_logos, so that reading a club stays small.
alter table clubs add constraint clubs_logo_is_a_digest check (logo ~ '^[0-9a-f]{64}$');

-- One logo a club, as the api rewrote it: nothing but the picture.
create table club_logos (
  club_id uuid primary key references clubs (id) on delete cascade,
  -- SHA-256 of the image, in hex.
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  media_type text not null check (media_type in ('image/png', 'image/jpeg')),
  image bytea not null check (length(image) <= 8 * 1024 * 1024),
  uploaded_at timestamptz not null default now()
);

alter table club_logos enable row level security;
alter table club_logos force row level security;
create policy club_wall on club_logos to courtside_tenant
  using (club_id = (select current_club_id())) with check (club_id = (select current_club_id()));
create policy system on club_logos to courtside_system using (true) with check (true);
grant select, insert, update, delete on club_logos to courtside_tenant, courtside_system;

-- An <img> sends no session: whoever knows a logo's club and digest may see it.
create function club_logo(p_club uuid, p_digest text, out media_type text, out image bytea)
language sql stable security definer set search_path = public, pg_temp as $$
  select l.media_type, l.image from club_logos l where l.club_id = p_club and l.digest = p_digest
$$;

grant create on schema public to courtside_system;
alter function club_logo(uuid, text) owner to courtside_system;
revoke create on schema public from courtside_system;
revoke execute on function club_logo(uuid, text) from public;
grant execute on function club_logo(uuid, text) to courtside_tenant;
