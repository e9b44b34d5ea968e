-- Pictures and PDFs that come with a request or a message. Their content is stored outside, encrypted like the request,
-- and removed when no row names it any more.
create table mgk.consultation_files (
  -- Part of the encryption: the content of one row cannot be read as that of another.
  id uuid primary key,
  consultation_id uuid not null references mgk.consultations on delete cascade,
  -- Null: it came with the request.
  message_id uuid references mgk.consultation_messages on delete cascade,
  place smallint not null check (place >= 0),
  type text not null check (type in ('image/jpeg', 'image/png', 'image/webp', 'application/pdf')),
  -- Of the content; `size` is that of the encrypted file.
  bytes integer not null check (bytes > 0),
  file text not null references mgk.files,
  size bigint not null,
  etag text not null
);

create index consultation_files_by_request on mgk.consultation_files (consultation_id);
create index consultation_files_by_message on mgk.consultation_files (message_id) where message_id is not null;
create index consultation_files_by_file on mgk.consultation_files (file);

alter table mgk.consultation_files enable row level security;
alter table mgk.consultation_files force row level security;

create policy read_by_backup on mgk.consultation_files for select to current_user using (true);
-- Whoever sees the request sees its files.
create policy of_request on mgk.consultation_files for select to mgk_visitor, mgk_member
  using (exists (select from mgk.consultations where id = consultation_id));
create policy files_of_service on mgk.consultation_files to mgk_service using (true) with check (true);
grant select on mgk.consultation_files to mgk_visitor, mgk_member;
grant select, insert on mgk.consultation_files to mgk_service;
