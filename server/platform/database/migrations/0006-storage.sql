-- Uploads. The bytes are stored outside, in a folder or in S3 (FILES_URL), under names that we generate.

-- Every file that is stored outside. Its row is there before the first byte is written: a file that nothing names,
-- because its writer was killed or what named it is gone, is found here and removed by a job.
create table mgk.files (
  name text primary key check (name ~ '^[0-9a-f]{32}$'),
  added_at timestamptz not null default now()
);

create table mgk.storage_buckets (
  id text primary key check (id <> ''),
  public boolean not null default false,
  file_size_limit bigint check (file_size_limit > 0),
  allowed_mime_types text[],
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Part of the answers of the API. Only the operator's keys create buckets, and no person belongs to them.
  owner uuid
);

insert into mgk.storage_buckets (id, public, file_size_limit, allowed_mime_types)
values ('clinic-images', true, 5242880, '{image/jpeg,image/png,image/webp}');

create table mgk.storage_objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text not null references mgk.storage_buckets,
  name text not null check (name <> '' and length(name) <= 1024),
  file text not null references mgk.files,
  size bigint not null,
  etag text not null,
  content_type text not null,
  cache_control text not null,
  metadata jsonb not null default '{}',
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  unique (bucket_id, name)
);

create index storage_objects_by_file on mgk.storage_objects (file);

-- A picture in another width or type, made when it was first asked for.
create table mgk.image_variants (
  source text not null references mgk.files on delete cascade,
  variant text not null,
  file text not null references mgk.files,
  size bigint not null,
  etag text not null,
  primary key (source, variant)
);

create index image_variants_by_file on mgk.image_variants (file);

do $$
declare name text;
begin
  foreach name in array array['files', 'storage_buckets', 'storage_objects', 'image_variants'] loop
    execute format('alter table mgk.%I enable row level security', name);
    execute format('alter table mgk.%I force row level security', name);
    execute format('create policy service on mgk.%I to mgk_service using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on mgk.%I to mgk_service', name);
  end loop;
end
$$;

create policy public_ones on mgk.storage_buckets for select to mgk_visitor, mgk_member using (public);
grant select on mgk.storage_buckets to mgk_visitor, mgk_member;

create policy in_public_buckets on mgk.storage_objects for select to mgk_visitor, mgk_member
  using (exists (select from mgk.storage_buckets where id = bucket_id));
grant select on mgk.storage_objects to mgk_visitor, mgk_member;

create policy clinic_images_of_admins on mgk.storage_objects to mgk_member
  using (bucket_id = 'clinic-images' and mgk.is_assured_admin())
  with check (bucket_id = 'clinic-images' and mgk.is_assured_admin());
grant insert, update, delete on mgk.storage_objects to mgk_member;
