-- What a person names of a list's search, filters and sorting, on every device of theirs: an array of {name, search}. The api knows
-- which lists there are.
create table saved_views (
  club_id uuid not null,
  user_id uuid not null,
  list text not null check (list ~ '^[a-z-]{1,40}$'),
  views jsonb not null check (jsonb_typeof(views) = 'array' and jsonb_array_length(views) between 1 and 20),
  changed_at timestamptz not null default clock_now(),
  primary key (club_id, user_id, list),
  foreign key (club_id, user_id) references memberships on delete cascade
);

alter table saved_views enable row level security;
alter table saved_views force row level security;
create policy tenant_isolation on saved_views to courtside_tenant
  using (club_id = (select current_club_id())) with check (club_id = (select current_club_id()));
create policy system on saved_views to courtside_system using (true) with check (true);

grant select, insert, update, delete on saved_views to courtside_tenant;
grant select, delete on saved_views to courtside_system;
