-- Creates accounts and memberships of sample people whose address is still free. Without a password they cannot sign in.
create or replace function seed_people(p_club uuid, p_people jsonb, p_password_hash text) returns integer language sql as $$
  with wanted as (
    select * from jsonb_to_recordset(p_people) as p (email text, name text, role text, bio text, sports text[])
    where not exists (select from auth.users u where u.email = p.email::citext and u.deleted_at is null)
  ), account as (
    insert into auth.users (email, password_hash, email_confirmed_at, app_metadata, user_metadata)
    select email, p_password_hash, now(), '{"provider": "email", "providers": ["email"]}', jsonb_build_object('name', name)
    from wanted on conflict do nothing returning id, email
  ), identity as (
    insert into auth.identities (user_id, provider, provider_id, identity_data)
    select id, 'email', id::text, jsonb_build_object('sub', id, 'email', email, 'email_verified', true) from account
  ), person as (
    insert into users (id, email, full_name)
    select a.id, a.email, w.name from account a join wanted w on w.email = a.email::text returning id, email
  ), member as (
    insert into memberships (club_id, user_id, role, bio, sports)
    select p_club, p.id, w.role, coalesce(w.bio, ''), coalesce(w.sports, '{}')
    from person p join wanted w on w.email = p.email::text returning 1
  )
  select count(*)::integer from member
$$;
