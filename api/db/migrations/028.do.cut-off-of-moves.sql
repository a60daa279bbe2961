-- A club chooses whether its cancellation notice holds for moves too; it has held for them since bookings can be moved.
alter table clubs add column cutoff_applies_to_moves boolean not null default true;
grant update (cutoff_applies_to_moves) on clubs to courtside_tenant;
