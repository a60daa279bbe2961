-- Columns, types and policies get the names that people in the field use.
alter table waitlist_offers rename column told_at to notified_at;
alter index waitlist_offers_untold rename to waitlist_offers_unnotified;

alter table notices rename column facts to details;
alter type notice_claimed rename attribute facts to details;

alter table billing_sandbox.subscriptions rename column told_at to notified_at;

alter table audit_log rename column refused_by to rejected_by;
alter table audit_log rename column refused_in to rejected_in;
alter table audit_log rename constraint audit_log_refusal to audit_log_rejection;
alter index audit_log_refused_once rename to audit_log_rejected_once;
alter index audit_log_refused_by_age rename to audit_log_rejected_by_age;

alter type join_answer rename to join_result;
alter type accepted_invitation rename attribute refusal to rejection;

do $$
declare
  named record;
begin
  for named in select schemaname, tablename from pg_policies where policyname = 'club_wall' loop
    execute format('alter policy club_wall on %I.%I rename to tenant_isolation', named.schemaname, named.tablename);
  end loop;
end
$$;
