-- A text without a person's address and, if it has more than one word, their name: a single word is also that of others. An address that
-- ends or begins with theirs is another one. Without a name only the address goes. Nothing gets longer by it, so that no column overflows.
create or replace function text_without_person(p_text text, p_address text, p_name text) returns text
language sql immutable parallel safe as $$
  select case when coalesce(p_name, '') !~ '\S\s+\S' then without_address
    else regexp_replace(without_address, '(?<!\w)' || literal_pattern(p_name) || '(?!\w)',
      case when length(p_name) < 8 then '…' else '[erased]' end, 'gi') end
  from (
    select regexp_replace(p_text, '(?<![\w.%+''-])' || literal_pattern(p_address) || '(?![\w-]|\.\w)',
      case when length(p_address) < 8 then '…' else '[erased]' end, 'gi') as without_address
  ) as addressed
$$;
