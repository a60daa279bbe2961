-- A deleted person decides about no club: deletion must not fail because a club still waits for their decision.
alter table clubs drop constraint clubs_unproven_founder_fkey;
alter table clubs
  add constraint clubs_unproven_founder_fkey foreign key (unproven_founder) references users (id) on delete set null;
