-- A notice may go to a guest of a booking, who has no account: then it has an address instead of a person.
alter table notices
  alter column user_id drop not null,
  add column address citext check (length(address) between 3 and 254),
  add constraint notices_recipient check (num_nonnulls(user_id, address) = 1);
