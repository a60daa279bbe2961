-- An agreement to texts is about one number: it ends when the account has another one or none, or is deleted.
create or replace function auth.forget_text_number() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from auth.text_numbers t where t.user_id = new.id and (new.deleted_at is not null or t.phone is distinct from new.phone);
  return null;
end
$$;

alter function auth.forget_text_number() owner to courtside_system;
revoke execute on function auth.forget_text_number() from public;

create or replace trigger users_forget_text_number after update of phone, deleted_at on auth.users
  for each row execute function auth.forget_text_number();
