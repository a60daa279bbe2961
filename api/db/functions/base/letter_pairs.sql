-- All pairs of characters of a person's name and address, as ILIKE folds their case. The index users_by_pairs is made of them: a change
-- here needs a migration that makes the index anew.
create or replace function letter_pairs(p_name text, p_email text) returns text[] language sql immutable parallel safe
return (
  select coalesce(array_agg(distinct substr(searched.content, place, 2)), '{}')
  from (select lower(coalesce(p_name, '') || e'\n' || coalesce(p_email, '')) as content) as searched,
    generate_series(1, length(searched.content) - 1) as place
);
