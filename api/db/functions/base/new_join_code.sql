-- 40 random bits in an alphabet without 0, O, 1 and I: readable aloud and not guessable.
create or replace function new_join_code() returns text language sql volatile
return (
  select string_agg(substr('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 1 + get_byte(random.bytes, place) % 32, 1), '' order by place)
  from (select uuid_send(gen_random_uuid()) as bytes) as random, unnest('{0,1,2,3,4,5,10,11}'::integer[]) as place
);
