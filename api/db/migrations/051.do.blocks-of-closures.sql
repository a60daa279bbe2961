-- concurrently
create index concurrently if not exists court_blocks_of_closure on court_blocks (club_id, closure_id) where closure_id is not null;
