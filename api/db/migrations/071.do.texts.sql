-- Numbers at which a person has agreed to get notices by text message (docs/decisions/0086). The row ends with the account's number:
-- see auth.forget_text_number.
create table auth.text_numbers (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- Digits, as in auth.users.
  phone text not null check (phone ~ '^[1-9][0-9]{6,14}$'),
  agreed_at timestamptz(3) not null default clock_now(),
  -- Its owner has replied STOP.
  stopped_at timestamptz(3)
);
create index text_numbers_by_phone on auth.text_numbers (phone);
grant select, insert, update, delete on auth.text_numbers to courtside_auth;
grant select, delete on auth.text_numbers to courtside_system;

-- Of text messages: when the gateway was given one, what it costs, and when it reported that it has arrived. A message that was
-- handed over is never sent again.
alter table notice_sends
  add column handed_at timestamptz,
  add column cost numeric(8, 4) not null default 0 check (cost >= 0),
  add column delivered_at timestamptz;

-- What the club's texts may cost in a month; null: as much as the installation allows.
alter table club_notification_settings add column text_cap numeric(9, 2) check (text_cap between 0 and 1000000);
