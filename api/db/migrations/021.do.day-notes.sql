-- What the staff on duty note about one day for each other: one text for each club and date. An empty text stays as a row, so that
-- its version keeps counting: a second writer whose text is older is always noticed.
create table day_notes (
  club_id uuid not null references clubs (id),
  date date not null,
  body text not null check (length(body) <= 2000),
  version integer not null default 1 check (version > 0),
  author_id uuid not null,
  written_at timestamptz(3) not null default clock_now(),
  primary key (club_id, date),
  foreign key (club_id, author_id) references memberships (club_id, user_id)
);
create index day_notes_by_age on day_notes (date);

alter table day_notes enable row level security;
alter table day_notes force row level security;
create policy tenant_isolation on day_notes to courtside_tenant
  using (club_id = (select current_club_id())) with check (club_id = (select current_club_id()));
create policy system on day_notes to courtside_system using (true) with check (true);

grant select, insert, update on day_notes to courtside_tenant;
grant select, insert, update, delete on day_notes to courtside_system;
