-- Whether the subscription of a club that was founded with an unproven address is running: then it does not close by itself, and its
-- page must not say that it does.
alter type unproven_club add attribute has_subscription boolean;
