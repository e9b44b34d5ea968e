-- Rows as the release with trips wrote them (migrations up to 0025, 22 November 2026).
insert into mgk.saved_trips (id, user_id, summary, document, start_date, end_date, created_at, changed_at)
values ('00000000-0000-4000-8000-0000000000b1', '00000000-0000-4000-8000-00000000000a', 'sealed', 'sealed',
  '2026-12-01', '2026-12-05', '2026-11-22', '2026-11-22');
