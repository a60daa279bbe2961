-- Staff find a member by name at a device (docs/decisions/0107). Devices that a club has set up before do what they did.
alter table devices add column finds_members boolean not null default false;

-- At devices, in a row. Five block the PIN there until its owner sets it again or shows a code.
alter table staff_pins add column wrong_tries smallint not null default 0 check (wrong_tries >= 0);

-- Of a member's session at a device: the staff user who found them.
alter table auth.sessions add column found_by uuid;

-- Set by begin_request, so that every change made in such a session says so.
alter table audit_log add column found_by uuid;
alter table audit_log alter column found_by set default nullif(current_setting('courtside.found_by', true), '')::uuid;
