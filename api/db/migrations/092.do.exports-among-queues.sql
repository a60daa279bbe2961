-- service_queues counts the exports that wait, and reads nothing of what they hold.
grant select (next_at, made_at) on auth.person_exports to courtside_system;
