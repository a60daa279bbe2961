-- Who is no staff of a club any more, or has left it, has no staff PIN there: staff who come back set a new one.
create or replace function end_staff_pin() returns trigger language plpgsql as $$
begin
  delete from staff_pins where club_id = new.club_id and user_id = new.user_id;
  return null;
end
$$;

-- Both ways, so that one from before this rule is not in force again.
create or replace trigger memberships_end_staff_pin after update of left_at, role on memberships
for each row when ((old.left_at is null and old.role in ('admin', 'front_desk'))
  is distinct from (new.left_at is null and new.role in ('admin', 'front_desk')))
execute function end_staff_pin();
