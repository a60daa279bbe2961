-- A name or a title is one line, without control characters and without those that turn the reading direction: it stands in
-- sentences, in lists and in the subjects of mails. contracts/domain/one-line.ts says the same.
create function is_one_line(line text) returns boolean language sql immutable strict parallel safe
return line !~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]';

alter table users add constraint users_full_name_line check (is_one_line(full_name));
alter table clubs add constraint clubs_name_line check (is_one_line(name) and is_one_line(location));
alter table courts add constraint courts_name_line check (is_one_line(name) and is_one_line(sport));
alter table events add constraint events_title_line check (is_one_line(title));
alter table club_news add constraint club_news_title_line check (is_one_line(title));
alter table invitations add constraint invitations_full_name_line check (is_one_line(full_name));
