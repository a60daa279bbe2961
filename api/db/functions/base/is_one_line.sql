-- A name or a title is one line without control characters and without characters that change the reading direction: it appears
-- in sentences, in lists and in the subjects of mails. contracts/domain/one-line.ts holds the same rule. Stored rows are not
-- checked again when this changes: a stricter rule needs a migration that corrects them.
create or replace function is_one_line(line text) returns boolean language sql immutable strict parallel safe
return line !~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]';
