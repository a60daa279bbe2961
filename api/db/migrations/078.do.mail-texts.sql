-- A club's own subject and text of a kind of mail, with placeholders in braces. Without a row the product's counts, so that a club
-- which has changed nothing gets later releases' texts.
create table club_mail_texts (
  club_id uuid not null references clubs (id),
  kind text not null check (length(kind) between 1 and 60),
  -- One line: it becomes a header.
  subject text not null check (char_length(subject) between 1 and 200 and subject !~ '[[:cntrl:]]'),
  body text not null check (char_length(body) between 1 and 5000),
  version integer not null default 1,
  primary key (club_id, kind)
);

alter table club_mail_texts enable row level security;
alter table club_mail_texts force row level security;
create policy tenant_isolation on club_mail_texts to courtside_tenant
  using (club_id = (select current_club_id())) with check (club_id = (select current_club_id()));
create policy system on club_mail_texts to courtside_system using (true) with check (true);
grant select, insert, update, delete on club_mail_texts to courtside_tenant, courtside_system;

alter type notice_claimed add attribute mail_subject text;
alter type notice_claimed add attribute mail_text text;
