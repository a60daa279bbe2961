-- Mails that come once a day together (docs/decisions/0106-digests.md). Of a person: which events, {event: boolean} without what
-- follows the club, and at which wall-clock time of which zone.
alter table notification_settings
  add column digest jsonb not null default '{}' check (jsonb_typeof(digest) = 'object'),
  add column digest_at time,
  add column digest_zone text check (length(digest_zone) between 1 and 100);

-- Of a club, for those who have not chosen; the time is one of its own zone.
alter table club_notification_settings
  add column digest jsonb not null default '{}' check (jsonb_typeof(digest) = 'object'),
  add column digest_at time;

-- When the daily mail is due that a notice waits for, or went with; null: it has a mail of its own.
alter table notices add column digest_at timestamptz;

alter type notice_claimed add attribute digest_at timestamptz;
alter type notice_claimed add attribute created_at timestamptz;
