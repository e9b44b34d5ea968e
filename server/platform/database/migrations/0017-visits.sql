-- A request goes on to a visit: the clinic proposes up to three times, the patient takes one, and a day after it the
-- visit is completed, unless one of them says that it did not take place.
alter table mgk.consultations
  drop constraint consultations_state_check,
  drop constraint consultations_check,
  drop constraint consultations_check1,
  -- The last sign of life from either side, and the first answer of the clinic.
  add active_at timestamptz,
  add answered_at timestamptz,
  -- The time that the patient took, and how often a visit was arranged, which numbers its entries in calendars.
  add visit_from timestamptz,
  add visit_to timestamptz,
  add visit_changes integer not null default 0,
  add completed_at timestamptz,
  -- The token of the clinic's link, encrypted with the data key: later mails lead there too, and prolong it.
  add clinic_token bytea,
  add clinic_link_until timestamptz,
  add constraint consultations_state check (
    state in (
      'unconfirmed', 'requested', 'seen', 'proposed', 'confirmed', 'completed', 'not_held', 'declined', 'withdrawn',
      'expired'
    )
  ),
  add constraint consultations_end check (
    (ended_at is not null) = (state in ('completed', 'not_held', 'declined', 'withdrawn', 'expired'))
  ),
  -- The clinic opens what was sent to it until its end.
  add constraint consultations_link check (
    clinic_hash is null or state in ('requested', 'seen', 'proposed', 'confirmed')
  ),
  add constraint consultations_visit check (
    (visit_from is not null) = (state in ('confirmed', 'completed', 'not_held'))
    and (visit_to is not null) = (visit_from is not null) and visit_to > visit_from
  ),
  add constraint consultations_completed check ((completed_at is not null) = (state = 'completed'));

update mgk.consultations set clinic_link_until = requested_at + interval '7 days' where clinic_hash is not null;

drop policy of_clinic on mgk.consultations;
create policy of_clinic on mgk.consultations for select to mgk_visitor
  using (
    clinic_link_until > now()
    and clinic_hash = sha256(convert_to(nullif(current_setting('mgk.clinic_token', true), ''), 'UTF8'))
  );

-- Times that a clinic holds for a request. A person is one of the clinic's people who see patients at the same time.
-- Nobody is promised twice: the database refuses what overlaps, whatever ran at the same moment.
create table mgk.consultation_slots (
  id uuid primary key,
  consultation_id uuid not null references mgk.consultations on delete cascade,
  clinic_id bigint not null references mgk.clinics on delete cascade,
  person smallint not null check (person between 1 and 50),
  -- Stands for the patient's address: the same for the same one, and nobody can compute it without the data key.
  patient bytea not null check (octet_length(patient) = 32),
  during tstzrange not null check (not isempty(during) and not lower_inf(during) and not upper_inf(during)),
  state text not null check (state in ('held', 'confirmed', 'released')),
  held_until timestamptz,
  check ((held_until is not null) = (state = 'held')),
  constraint consultation_slots_of_person exclude using gist (clinic_id with =, person with =, during with &&)
    where (state in ('held', 'confirmed')),
  constraint consultation_slots_of_patient exclude using gist (patient with =, during with &&)
    where (state = 'confirmed')
);

create index consultation_slots_by_request on mgk.consultation_slots (consultation_id);
create index consultations_by_visit on mgk.consultations (visit_to) where state = 'confirmed';

alter table mgk.consultation_slots enable row level security;
alter table mgk.consultation_slots force row level security;

create policy read_by_backup on mgk.consultation_slots for select to current_user using (true);
-- Whoever sees the request sees its times.
create policy of_request on mgk.consultation_slots for select to mgk_visitor, mgk_member
  using (exists (select from mgk.consultations where id = consultation_id));
create policy slots_of_service on mgk.consultation_slots to mgk_service using (true) with check (true);
grant select (id, consultation_id, during, state) on mgk.consultation_slots to mgk_visitor, mgk_member;
grant select, insert, delete, update (state, person, held_until) on mgk.consultation_slots to mgk_service;

grant select (visit_from, visit_to, visit_changes, completed_at) on mgk.consultations to mgk_visitor, mgk_member;
grant update (
  active_at, answered_at, visit_from, visit_to, visit_changes, completed_at, clinic_token, clinic_link_until
) on mgk.consultations to mgk_service;
