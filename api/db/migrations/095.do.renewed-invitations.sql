-- A batch that sends pending invitations again, each with its own name and role: an address without one is not invited, also if it
-- was revoked or accepted while the batch waited (docs/product/identity.md#inviting-many).
alter table invitation_batches add column renews boolean not null default false;
