-- Club news (F §2, decision 34): what a club's admins tell everybody in it. A retired item stays, for admins alone.
create table club_news (
  club_id uuid not null references clubs (id),
  id uuid not null default gen_random_uuid(),
  type text not null check (type in ('event', 'info', 'social')),
  priority text not null check (priority in ('high', 'medium', 'low')),
  title text not null check (title <> '' and length(title) <= 120),
  body text not null check (body <> '' and length(body) <= 2000),
  author_id uuid not null,
  -- In milliseconds, as a page's cursor holds them: finer times would fall between two pages.
  published_at timestamptz(3) not null default clock_now(),
  retired_at timestamptz,
  primary key (club_id, id),
  foreign key (club_id, author_id) references memberships (club_id, user_id)
);
create index club_news_current on club_news (club_id, published_at, id) where retired_at is null;
create index club_news_retired on club_news (club_id, published_at, id) where retired_at is not null;

alter table club_news enable row level security;
alter table club_news force row level security;
create policy club_wall on club_news to courtside_tenant
  using (club_id = (select current_club_id())) with check (club_id = (select current_club_id()));
create policy system on club_news to courtside_system using (true) with check (true);
grant select, insert, update on club_news to courtside_tenant;
grant select, insert, update, delete on club_news to courtside_system;

-- The sample items of a club that never had news. They say that they are samples: members read them too.
create function seed_sample_news(p_club uuid, p_author uuid) returns void language sql as $$
  insert into club_news (club_id, type, priority, title, body, author_id, published_at)
  select p_club, s.type, s.priority, s.title, s.body, p_author, clock_now() - s.age
  from (values
    ('info', 'high', 'Book your court online',
      'Courts are now booked here, by phone or computer: choose a day and a free time, and the court is yours.', interval '0'),
    ('event', 'medium', 'Sample: Club championship',
      'This is how an event is announced: what it is, when it begins, and how to take part.', interval '1 minute'),
    ('social', 'low', 'Sample: Doubles and pizza night',
      'This is how a social evening is announced. An admin can edit or retire this item on the News page.', interval '2 minutes')
  ) as s (type, priority, title, body, age)
  where not exists (select from club_news where club_id = p_club)
$$;
