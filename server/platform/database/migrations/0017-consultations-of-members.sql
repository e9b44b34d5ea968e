-- A member can keep their own requests in the account. The mailed link shows that it is theirs.
alter table mgk.consultations add column user_id uuid references mgk.users on delete cascade;
create index consultations_by_user on mgk.consultations (user_id) where user_id is not null;

create policy own on mgk.consultations for select to mgk_member using (user_id = mgk.claimed_user_id());
grant select (id, clinic_id, state, content, written_at, requested_at, seen_at, ended_at, user_id)
  on mgk.consultations to mgk_member;
grant update (user_id) on mgk.consultations to mgk_service;
