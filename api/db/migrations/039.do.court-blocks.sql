-- A block lasts a year at most: that bounds the scan for those which have not ended, by their start.
alter table court_blocks add constraint court_blocks_length check (ends_at - starts_at <= interval '367 days');
