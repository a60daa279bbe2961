-- The api wakes the senders of notices once its transaction has committed (docs/decisions/0116). A process of the release before
-- finds a notice at its next turn, within five seconds.
drop trigger if exists notices_wake on notices;
drop function if exists wake_notice_senders();
