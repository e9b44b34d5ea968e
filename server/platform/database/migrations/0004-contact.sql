-- What visitors wrote to the operator by the form on the contact page. Encrypted with the data key; deleted after
-- twelve months. The administrators read messages in the product, also where no mail can be sent, and mark them as
-- settled.
create table mgk.contact_messages (
  id uuid primary key,
  received_at timestamptz not null default now(),
  content bytea not null,
  settled_at timestamptz,
  settled_by uuid,
  check ((settled_at is null) = (settled_by is null))
);

create index contact_messages_by_time on mgk.contact_messages (received_at, id);

alter table mgk.contact_messages enable row level security;
alter table mgk.contact_messages force row level security;
create policy contact_messages_of_service on mgk.contact_messages for all to mgk_service using (true) with check (true);
create policy read_by_admins on mgk.contact_messages for select to mgk_member using ((select mgk.is_assured_admin()));
create policy settled_by_admins on mgk.contact_messages for update to mgk_member
  using ((select mgk.is_assured_admin()))
  with check ((select mgk.is_assured_admin()) and (settled_by is null or settled_by = mgk.claimed_user_id()));
grant select, insert, delete on mgk.contact_messages to mgk_service;
grant select on mgk.contact_messages to mgk_member;
grant update (settled_at, settled_by) on mgk.contact_messages to mgk_member;
