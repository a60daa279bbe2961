-- A search for two characters is too short for the trigram index, and read a club's members one by one.
create index users_by_pairs on users using gin (letter_pairs(full_name, email::text));
