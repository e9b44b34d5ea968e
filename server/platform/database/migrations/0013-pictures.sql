-- The pictures of link previews, each drawn when it was first asked for. The version is that of its text and its
-- drawing: a picture of another version replaces it.
create table mgk.head_pictures (
  name text primary key,
  version text not null,
  file text not null references mgk.files,
  size bigint not null,
  etag text not null
);

create index head_pictures_by_file on mgk.head_pictures (file);

alter table mgk.head_pictures enable row level security;
alter table mgk.head_pictures force row level security;
create policy service on mgk.head_pictures to mgk_service using (true) with check (true);
grant select, insert, update, delete on mgk.head_pictures to mgk_service;
