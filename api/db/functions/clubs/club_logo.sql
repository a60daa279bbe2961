-- An <img> sends no session: the pair of club and digest is enough to read a logo.
create or replace function club_logo(p_club uuid, p_digest text, out media_type text, out image bytea)
language sql stable security definer set search_path = public, pg_temp as $$
  select l.media_type, l.image from club_logos l where l.club_id = p_club and l.digest = p_digest
$$;

alter function club_logo(uuid, text) owner to courtside_system;
revoke execute on function club_logo(uuid, text) from public;
grant execute on function club_logo(uuid, text) to courtside_tenant;
