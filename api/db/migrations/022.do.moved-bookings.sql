-- A booking keeps its id when it is moved; calendars need the number of its changes, and its history is read by its id.
alter table bookings add column sequence integer not null default 0 check (sequence >= 0);
create index audit_log_of_bookings on audit_log (club_id, subject_id, id) where subject_type = 'booking';
