-- The address at which a clinic answers requests. An administrator enters it; it is encrypted with the data key and
-- part of no public fact, list or export.
create table mgk.clinic_contacts (
  clinic_id bigint primary key references mgk.clinics on delete cascade,
  email bytea not null
);

-- Requests of visitors to clinics. What they ask, their name and address are encrypted with the data key.
create table mgk.consultations (
  id uuid primary key,
  clinic_id bigint not null references mgk.clinics on delete cascade,
  -- A member can keep their own requests in the account. The mailed link shows that it is theirs.
  user_id uuid references mgk.users on delete cascade,
  -- Sent with the form: the same form twice makes one row.
  request_key uuid not null unique,
  state text not null check (state in ('unconfirmed', 'requested', 'seen', 'declined', 'withdrawn', 'expired')),
  content bytea not null,
  -- SHA-256 of the tokens of the patient's link and the clinic's: whoever reads this table cannot open them.
  patient_hash bytea not null unique check (octet_length(patient_hash) = 32),
  clinic_hash bytea unique check (octet_length(clinic_hash) = 32),
  written_at timestamptz not null,
  -- When the clinic was told, and when it looked first.
  requested_at timestamptz,
  seen_at timestamptz,
  ended_at timestamptz,
  check ((ended_at is not null) = (state in ('declined', 'withdrawn', 'expired'))),
  -- The clinic can open what was sent to it, until the end.
  check ((clinic_hash is not null) = (state in ('requested', 'seen'))),
  check (state <> 'unconfirmed' or requested_at is null)
);

create index consultations_by_age on mgk.consultations (state, written_at);
create index consultations_by_user on mgk.consultations (user_id) where user_id is not null;
create index consultations_by_end on mgk.consultations (ended_at) where ended_at is not null;

alter table mgk.clinic_contacts enable row level security;
alter table mgk.clinic_contacts force row level security;
alter table mgk.consultations enable row level security;
alter table mgk.consultations force row level security;

create policy read_by_backup on mgk.clinic_contacts for select to current_user using (true);
create policy read_by_backup on mgk.consultations for select to current_user using (true);

create policy contacts_of_service on mgk.clinic_contacts for select to mgk_service using (true);
create policy contacts_of_admins on mgk.clinic_contacts to mgk_member
  using ((select mgk.is_assured_admin())) with check ((select mgk.is_assured_admin()));
grant select on mgk.clinic_contacts to mgk_service;
grant select, insert, delete, update (email) on mgk.clinic_contacts to mgk_member;

-- A visitor sees only the request whose token the transaction names: as the patient, or as the clinic for a week.
create policy of_patient on mgk.consultations for select to mgk_visitor
  using (patient_hash = sha256(convert_to(nullif(current_setting('mgk.patient_token', true), ''), 'UTF8')));
create policy of_clinic on mgk.consultations for select to mgk_visitor
  using (
    requested_at > now() - interval '7 days'
    and clinic_hash = sha256(convert_to(nullif(current_setting('mgk.clinic_token', true), ''), 'UTF8'))
  );
grant select (id, clinic_id, state, content, written_at, requested_at, seen_at, ended_at)
  on mgk.consultations to mgk_visitor;

create policy own on mgk.consultations for select to mgk_member using (user_id = mgk.claimed_user_id());
grant select (id, clinic_id, state, content, written_at, requested_at, seen_at, ended_at, user_id)
  on mgk.consultations to mgk_member;

create policy consultations_of_service on mgk.consultations to mgk_service using (true) with check (true);
grant select, insert, delete, update (state, clinic_hash, requested_at, seen_at, ended_at, user_id)
  on mgk.consultations to mgk_service;

-- The page of a request says whether the clinic can be asked here.
create trigger clinic_contacts_announced after insert or update or delete on mgk.clinic_contacts
for each row execute function mgk.announce_change('clinics');
