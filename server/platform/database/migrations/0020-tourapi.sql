-- What a run of the import from the Korea Tourism Organization leaves for the next one. Nobody but the product reads it.

-- One row for a list in a language.
create table mgk.tourapi_lists (
  language text primary key check (language in ('en', 'ko', 'ja', 'zh')),
  -- What changed later has not been brought in: the organization's time, YYYYMMDDHHMMSS. Null until the list was read to its end once.
  synced_until text,
  -- Where a list goes on that ran out of calls, and since when it is being read; both null where none did.
  next_page integer check (next_page > 0),
  begun_at text,
  check ((next_page is null) = (begun_at is null))
);

-- The details of a place are asked for one by one, with what is left of a day's calls.
create table mgk.tourapi_details (
  content_id text primary key,
  content_type text not null,
  modified_at text not null,
  -- Of which modification the details are; null while nobody has asked.
  detailed_at text
);
create index tourapi_details_waiting on mgk.tourapi_details (modified_at desc) where detailed_at is distinct from modified_at;

-- An operator's word on which place a record in another language is; null: none of ours. It counts before names and distances.
create table mgk.tourapi_joins (
  language text not null check (language in ('ko', 'ja', 'zh')),
  content_id text not null,
  joined_to text,
  primary key (language, content_id)
);

do $$
declare name text;
begin
  foreach name in array array['tourapi_lists', 'tourapi_details', 'tourapi_joins'] loop
    execute format('alter table mgk.%I enable row level security', name);
    execute format('alter table mgk.%I force row level security', name);
    execute format('create policy service on mgk.%I to mgk_service using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on mgk.%I to mgk_service', name);
  end loop;
end
$$;
