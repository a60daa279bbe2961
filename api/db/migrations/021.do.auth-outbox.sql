-- Mails of a development server without SMTP_URL (decision 35). They hold usable links, so production writes none.
create table auth.outbox_mails (
  id bigint generated always as identity primary key,
  recipient citext not null,
  kind text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  sent_at timestamptz not null default now()
);
create index outbox_mails_by_recipient on auth.outbox_mails (recipient, id desc);
create index outbox_mails_by_age on auth.outbox_mails (sent_at);
grant select, insert, delete on auth.outbox_mails to courtside_auth;
