-- When a clinic sees patients, and how it answers. The clinic or an administrator enters it.
create table mgk.visit_schedules (
  clinic_id bigint primary key references mgk.clinics on delete cascade,
  schedule jsonb not null
);

-- What the two sides of a request write to each other, encrypted like the request.
create table mgk.consultation_messages (
  id uuid primary key,
  consultation_id uuid not null references mgk.consultations on delete cascade,
  side text not null check (side in ('patient', 'clinic')),
  content bytea not null,
  written_at timestamptz not null
);

create index consultation_messages_by_request on mgk.consultation_messages (consultation_id, written_at);

-- Mails before a visit that are not due yet. They are written when it is arranged, and deleted when it is moved.
create table mgk.visit_reminders (
  consultation_id uuid not null references mgk.consultations on delete cascade,
  hours smallint not null check (hours in (3, 48)),
  due_at timestamptz not null,
  primary key (consultation_id, hours)
);

create index visit_reminders_by_time on mgk.visit_reminders (due_at);

alter table mgk.consultations
  -- SHA-256 of the token of a mailed link that changes or cancels the visit once. A newer mail replaces it.
  add change_hash bytea unique check (octet_length(change_hash) = 32),
  -- SHA-256 of the clinic's token and the code that was mailed to it: without the token nobody can try codes.
  add code_hash bytea check (octet_length(code_hash) = 32),
  add code_until timestamptz,
  -- The administrator who looks after a request.
  add assigned_to uuid references mgk.users on delete set null,
  add constraint consultations_change check (change_hash is null or state = 'confirmed'),
  add constraint consultations_code check ((code_hash is null) = (code_until is null));

create index consultations_by_time on mgk.consultations (written_at, id);

-- Administrators who may also see requests: the operator names them one by one.
create table mgk.consultation_readers (
  user_id uuid primary key references mgk.users on delete cascade,
  granted_at timestamptz not null
);

alter table mgk.visit_schedules enable row level security;
alter table mgk.visit_schedules force row level security;
alter table mgk.consultation_messages enable row level security;
alter table mgk.consultation_messages force row level security;
alter table mgk.visit_reminders enable row level security;
alter table mgk.visit_reminders force row level security;
alter table mgk.consultation_readers enable row level security;
alter table mgk.consultation_readers force row level security;

create policy read_by_backup on mgk.visit_schedules for select to current_user using (true);
create policy read_by_backup on mgk.consultation_messages for select to current_user using (true);
create policy read_by_backup on mgk.visit_reminders for select to current_user using (true);
create policy read_by_backup on mgk.consultation_readers for select to current_user using (true);

create policy schedules_of_service on mgk.visit_schedules to mgk_service using (true) with check (true);
create policy schedules_of_admins on mgk.visit_schedules to mgk_member
  using ((select mgk.is_assured_admin())) with check ((select mgk.is_assured_admin()));
-- The two sides of a request see how its clinic answers.
create policy of_request on mgk.visit_schedules for select to mgk_visitor
  using (exists (select from mgk.consultations where clinic_id = mgk.visit_schedules.clinic_id));
grant select, insert, update (schedule) on mgk.visit_schedules to mgk_service, mgk_member;
grant select on mgk.visit_schedules to mgk_visitor;

-- Whoever sees the request sees what was written about it.
create policy of_request on mgk.consultation_messages for select to mgk_visitor, mgk_member
  using (exists (select from mgk.consultations where id = consultation_id));
create policy messages_of_service on mgk.consultation_messages to mgk_service using (true) with check (true);
grant select on mgk.consultation_messages to mgk_visitor, mgk_member;
grant select, insert on mgk.consultation_messages to mgk_service;

create policy reminders_of_service on mgk.visit_reminders to mgk_service using (true) with check (true);
grant select, insert, delete, update on mgk.visit_reminders to mgk_service;

create policy own on mgk.consultation_readers for select to mgk_member using (user_id = mgk.claimed_user_id());
create policy readers_of_service on mgk.consultation_readers to mgk_service using (true) with check (true);
grant select on mgk.consultation_readers to mgk_member;
grant select, insert, delete on mgk.consultation_readers to mgk_service;

-- The link in a mail about a visit: it shows the time and nothing else.
create policy of_change on mgk.consultations for select to mgk_visitor
  using (change_hash = sha256(convert_to(nullif(current_setting('mgk.change_token', true), ''), 'UTF8')));

-- An administrator with the permission, who has shown the second factor.
create policy of_readers on mgk.consultations for select to mgk_member
  using (
    (select mgk.is_assured_admin())
    and exists (select from mgk.consultation_readers where user_id = mgk.claimed_user_id())
  );
grant select (active_at, answered_at, assigned_to, clinic_link_until) on mgk.consultations to mgk_member;
grant update (change_hash, code_hash, code_until, assigned_to) on mgk.consultations to mgk_service;
