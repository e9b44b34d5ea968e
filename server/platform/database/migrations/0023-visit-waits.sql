-- Days in Korea on which a clinic has no free time, and for which a patient waits. Who waits longest is told once when
-- a time of the day is let go of.
create table mgk.visit_waits (
  consultation_id uuid not null references mgk.consultations on delete cascade,
  clinic_id bigint not null references mgk.clinics on delete cascade,
  day date not null,
  asked_at timestamptz not null,
  told_at timestamptz,
  primary key (consultation_id, day)
);

create index visit_waits_by_day on mgk.visit_waits (clinic_id, day, asked_at) where told_at is null;
create index consultation_slots_by_hold on mgk.consultation_slots (held_until) where state = 'held';

alter table mgk.visit_waits enable row level security;
alter table mgk.visit_waits force row level security;

create policy read_by_backup on mgk.visit_waits for select to current_user using (true);
-- Whoever sees the request sees what its patient waits for.
create policy of_request on mgk.visit_waits for select to mgk_visitor, mgk_member
  using (exists (select from mgk.consultations where id = consultation_id));
create policy waits_of_service on mgk.visit_waits to mgk_service using (true) with check (true);
grant select (consultation_id, day, told_at) on mgk.visit_waits to mgk_visitor, mgk_member;
grant select, insert, delete, update (asked_at, told_at) on mgk.visit_waits to mgk_service;
