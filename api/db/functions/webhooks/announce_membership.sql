-- Queues what happens to memberships for webhooks. Sample people are no members.
create or replace function announce_membership() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.is_sample then return null; end if;
  perform queue_webhook(new.club_id,
    case
      when tg_op = 'INSERT' or (new.left_at is null and old.left_at is not null) then 'member.joined'
      when new.left_at is not null then 'member.left'
      else 'member.changed'
    end,
    jsonb_build_object('user_id', new.user_id, 'role', new.role));
  return null;
end
$$;

alter function announce_membership() owner to courtside_system;
revoke execute on function announce_membership() from public;

create or replace trigger memberships_announce_joined after insert on memberships for each row execute function announce_membership();

create or replace trigger memberships_announce_changed after update on memberships for each row
when (new.role <> old.role or (new.left_at is null) <> (old.left_at is null))
execute function announce_membership();
