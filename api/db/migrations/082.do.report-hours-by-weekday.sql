-- The planner takes the hours of a week (api/src/reports/queries.ts) for as many groups as there are dates and hours, and sorts three
-- years of rows on the disk. With these statistics it knows that there are 168, and adds them up in memory.
create statistics report_hours_of_week on ((date - date '2000-01-03') % 7 * 24 + hour) from report_hours;
analyze report_hours;
