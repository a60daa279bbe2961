-- When a device lost the right that members book and check in at it: what they did there before, without network, still counts
-- (docs/product/kiosk.md#without-network). Null: it has the right, never had it, or lost it before this column was there.
alter table devices add column may_not_book_since timestamptz(3);
