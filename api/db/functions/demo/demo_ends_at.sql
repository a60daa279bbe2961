-- When a visitor's access ends (docs/product/access.md#demo); the only place that states its 60 minutes.
create or replace function demo_ends_at(visitor_since timestamptz) returns timestamptz language sql immutable parallel safe
return visitor_since + interval '60 minutes';
