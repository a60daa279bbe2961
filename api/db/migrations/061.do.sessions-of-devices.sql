-- concurrently: the sessions at a device end with it.
create index concurrently if not exists sessions_device on auth.sessions (device_id) where device_id is not null;
