-- Who has left a club identifies at none of its devices: a new membership begins without code and PIN.
create or replace function end_kiosk_secrets() returns trigger language plpgsql as $$
begin
  delete from kiosk_codes where club_id = new.club_id and user_id = new.user_id;
  delete from kiosk_pins where club_id = new.club_id and user_id = new.user_id;
  return null;
end
$$;

create or replace trigger memberships_end_kiosk_secrets after update of left_at on memberships
for each row when (old.left_at is null and new.left_at is not null)
execute function end_kiosk_secrets();
