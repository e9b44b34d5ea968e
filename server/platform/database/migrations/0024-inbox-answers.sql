-- Administrators whom the operator has named can write to a patient too, on the page of the request.
alter table mgk.consultation_messages
  drop constraint consultation_messages_side_check,
  add constraint consultation_messages_side check (side in ('patient', 'clinic', 'site'));

-- Texts that these administrators use again. They say nothing of any request, so they are not encrypted.
create table mgk.answer_templates (
  id uuid primary key,
  language text not null check (language in ('en', 'ko')),
  title text not null check (char_length(title) between 1 and 80),
  text text not null check (char_length(text) between 1 and 1500)
);

alter table mgk.answer_templates enable row level security;
alter table mgk.answer_templates force row level security;

create policy read_by_backup on mgk.answer_templates for select to current_user using (true);
create policy of_readers on mgk.answer_templates to mgk_member
  using (
    (select mgk.is_assured_admin())
    and exists (select from mgk.consultation_readers where user_id = mgk.claimed_user_id())
  )
  with check (
    (select mgk.is_assured_admin())
    and exists (select from mgk.consultation_readers where user_id = mgk.claimed_user_id())
  );
grant select, insert, delete, update (language, title, text) on mgk.answer_templates to mgk_member;

-- The list of requests of one clinic, newest first.
create index consultations_by_clinic on mgk.consultations (clinic_id, written_at, id);
create index consultations_by_assignee on mgk.consultations (assigned_to, written_at, id)
  where assigned_to is not null;
