-- The sample items of a club that never had news. Their text says that they are samples, because members read them too.
create or replace function seed_sample_news(p_club uuid, p_author uuid) returns void language sql as $$
  insert into club_news (club_id, type, priority, title, body, author_id, published_at, is_sample)
  select p_club, s.type, s.priority, s.title, s.body, p_author, clock_now() - s.age, true
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
