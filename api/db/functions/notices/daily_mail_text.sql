-- A club's own subject and text of its daily mails; no row: the product's count.
create or replace function daily_mail_text(p_club_id uuid) returns table (subject text, body text)
language sql stable security definer set search_path = public, pg_temp as $$
  select t.subject, t.body from club_mail_texts t where t.club_id = p_club_id and t.kind = 'daily_mail'
$$;

alter function daily_mail_text(uuid) owner to courtside_system;
revoke execute on function daily_mail_text(uuid) from public;
grant execute on function daily_mail_text(uuid) to courtside_auth;
