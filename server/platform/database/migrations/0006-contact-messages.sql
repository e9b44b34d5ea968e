-- What visitors wrote to the operator by the form on the contact page. Encrypted with the data key; forgotten after twelve months.
create table mgk.contact_messages (
  id uuid primary key,
  received_at timestamptz not null default now(),
  content bytea not null
);

create index contact_messages_by_time on mgk.contact_messages (received_at);

alter table mgk.contact_messages enable row level security;
alter table mgk.contact_messages force row level security;
create policy contact_messages_of_service on mgk.contact_messages for all to mgk_service using (true) with check (true);
grant select, insert, delete on mgk.contact_messages to mgk_service;
