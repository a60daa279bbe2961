-- What members agreed to in their club, with when and which text (docs/decisions/0093): the last choice of each kind; earlier ones are
-- in the audit log. Whether a member is in the directory stays in the membership, which the search reads.
create table consents (
  club_id uuid not null references clubs (id),
  user_id uuid not null,
  kind text not null check (kind in ('directory', 'photos', 'marketing')),
  is_given boolean not null,
  -- The version of the text in contracts/domain/consents.ts.
  wording integer not null check (wording > 0),
  decided_at timestamptz(3) not null default clock_now(),
  primary key (club_id, user_id, kind),
  foreign key (club_id, user_id) references memberships (club_id, user_id) on delete cascade
);
create index consents_of_person on consents (user_id);
alter table consents enable row level security;
alter table consents force row level security;
create policy tenant_isolation on consents to courtside_tenant
  using (club_id = (select current_club_id())) with check (club_id = (select current_club_id()));
create policy system on consents to courtside_system using (true) with check (true);
grant select, insert, update, delete on consents to courtside_tenant, courtside_system;
-- Who joins from now on is asked; who is listed stays so.
alter table memberships alter column in_directory set default false;
