-- Clinics. What a source says of one and what an editor says of it are stored separately, so that reading the source
-- again overwrites no editor.

create sequence mgk.clinic_numbers;

create function mgk.new_clinic_id() returns bigint
language sql volatile
return (extract(epoch from clock_timestamp()) * 1000)::bigint * 1000 + nextval('mgk.clinic_numbers') % 1000;

create function mgk.text_list(list jsonb) returns text[]
language sql immutable parallel safe
return coalesce((select array_agg(word) from jsonb_array_elements_text(coalesce(list, '[]')) as words (word)), '{}');

create function mgk.known_of_clinic(facts jsonb) returns smallint
language sql immutable parallel safe
return (
  case when coalesce(facts -> 'registration', 'null') <> 'null' then 10 else 0 end
  + case when facts ->> 'basis' = 'checked' then 5 else 0 end
  + (facts ->> 'phoneNumber' <> '')::int
  + (facts ->> 'website' <> '')::int
  + (facts ->> 'businessHours' <> '' or coalesce(facts -> 'hours', 'null') <> 'null')::int
  + (coalesce(facts -> 'lat', 'null') <> 'null')::int
  + (facts #>> '{address,ko}' <> '')::int
  + (facts -> 'languages' <> '[]')::int
  + (facts -> 'doctors' <> '[]' or coalesce(facts -> 'doctorCount', 'null') <> 'null')::int
  + (facts -> 'procedures' <> '[]')::int
)::smallint;

create table mgk.clinics (
  id bigint primary key default mgk.new_clinic_id(),
  -- 'editor' and 'sample' are ours; anything else names the source of an import.
  origin text not null check (origin <> ''),
  source_id text,
  -- As in domain/clinics/clinics.ts (ClinicFacts): every field that the origin gave, and those that an editor changed.
  imported jsonb not null,
  overlay jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  -- A whole import did not have it any more; somebody checks whether it closed.
  closed_candidate boolean not null default false,

  facts jsonb not null generated always as (imported || overlay) stored,
  is_sample boolean not null generated always as (origin = 'sample') stored,
  name text not null generated always as ((imported || overlay) ->> 'name') stored check (name <> ''),
  treatments text[] not null generated always as (mgk.text_list((imported || overlay) -> 'treatments')) stored,
  procedures text[] not null generated always as (mgk.text_list((imported || overlay) -> 'procedures')) stored,
  languages text[] not null generated always as (mgk.text_list((imported || overlay) -> 'languages')) stored,
  district text generated always as ((imported || overlay) #>> '{district,en}') stored,
  is_registered boolean not null
    generated always as (coalesce((imported || overlay) -> 'registration', 'null') <> 'null') stored,
  lat double precision generated always as (((imported || overlay) ->> 'lat')::double precision) stored,
  lng double precision generated always as (((imported || overlay) ->> 'lng')::double precision) stored,
  known smallint not null generated always as (mgk.known_of_clinic(imported || overlay)) stored,

  -- 'low': the position is outside of every district, or far outside of the province that the source names. It is
  -- stored, and no map shows it.
  location_quality text not null default 'usual' check (location_quality in ('usual', 'low')),

  unique (origin, source_id),
  check ((origin = 'editor') = (source_id is null))
);

-- Those that can be restored: a handful among all clinics.
create index clinics_deleted on mgk.clinics (id) where deleted_at is not null;

-- Every change, the first included, with what the changed fields contained before and after. No row is ever changed.
create table mgk.clinic_changes (
  id bigint generated always as identity primary key,
  clinic_id bigint not null references mgk.clinics on delete cascade,
  version integer not null,
  action text not null check (action in ('created', 'updated', 'deleted', 'restored', 'imported')),
  at timestamptz not null default now(),
  actor_id uuid,
  before jsonb not null,
  after jsonb not null
);

create index clinic_changes_by_clinic on mgk.clinic_changes (clinic_id, id desc);
-- For the file of an administrator's account. Changes by an import have no actor.
create index clinic_changes_by_actor on mgk.clinic_changes (actor_id, id) where actor_id is not null;

do $$
declare name text;
begin
  foreach name in array array['clinics', 'clinic_changes'] loop
    execute format('alter table mgk.%I enable row level security', name);
    execute format('alter table mgk.%I force row level security', name);
    execute format('create policy service on mgk.%I to mgk_service using (true) with check (true)', name);
    execute format('create policy admins on mgk.%I to mgk_member
      using ((select mgk.is_assured_admin())) with check ((select mgk.is_assured_admin()))', name);
  end loop;
end
$$;

-- An administrator changes a clinic under their own name.
create policy own_name on mgk.clinic_changes as restrictive for insert to mgk_member
  with check (actor_id = mgk.claimed_user_id());

create policy there on mgk.clinics for select to mgk_visitor, mgk_member, :"app", :"reader" using (deleted_at is null);

grant select on mgk.clinics to mgk_visitor, mgk_member, :"app", :"reader";
-- Deleted clinics stay, so that they can be restored: only the product removes a row.
grant insert, update on mgk.clinics to mgk_member;
grant select, insert on mgk.clinic_changes to mgk_member;
grant select, insert, update, delete on mgk.clinics to mgk_service;
grant select, insert on mgk.clinic_changes to mgk_service;
grant usage on sequence mgk.clinic_numbers to mgk_member, mgk_service;

-- An administrator's change of a clinic is in the audit log, written in the same transaction under their own name.
grant insert on mgk.audit_log to mgk_member;
create policy clinic_changes_of_admins on mgk.audit_log for insert to mgk_member
  with check ((select mgk.is_assured_admin()) and actor_id = mgk.claimed_user_id() and action like 'clinic.%');

create trigger clinics_changed after insert or update or delete on mgk.clinics
for each row execute function mgk.announce_change('clinics');
create trigger clinics_emptied after truncate on mgk.clinics
for each statement execute function mgk.announce_change('clinics');

-- What lists, filters, counts and the search read: narrow rows, and one bit a clinic for each value of a filter.
-- Triggers update it with every statement, so whoever writes a clinic need not know of it
-- (../functions/clinic-lists.sql).
create table mgk.clinic_listings (
  clinic_id bigint primary key,
  -- Its bit in mgk.clinic_marks. A number is never given twice.
  slot integer not null unique,
  is_sample boolean not null,
  known smallint not null,
  name text not null,
  name_ko text not null,
  treatments text[] not null,
  lat double precision,
  lng double precision,
  marks text[] not null,
  -- Numbers instead of words (mgk.term_number): a third of the space, and of the time that the index takes.
  terms integer[] not null
);
alter table mgk.clinic_listings alter column terms set statistics 500;

create index clinic_listings_by_mark on mgk.clinic_listings using gin (marks);
create index clinic_listings_by_term on mgk.clinic_listings using gin (terms);
create index clinic_listings_of_samples on mgk.clinic_listings (slot) where is_sample;

-- Each order of a list, for all and for each treatment.
do $$
declare treatment text; condition text;
begin
  foreach treatment in array array['', 'plastic-surgery', 'skin-clinics', 'eye-surgery', 'dental', 'stem-cell', 'other'] loop
    condition := case when treatment = '' then 'true' else format('marks @> array[%L]', 'treatment:' || treatment) end;
    execute format('create index on mgk.clinic_listings ((-known), name, clinic_id) where %s', condition);
    execute format('create index on mgk.clinic_listings (name, clinic_id) where %s', condition);
    execute format('create index on mgk.clinic_listings ((-clinic_id)) where %s', condition);
  end loop;
end
$$;

-- Which clinics have a mark: a bit each, in blocks of 16,384. Counting is then a combination of bit strings.
create table mgk.clinic_marks (
  mark text collate "C" not null,
  block integer not null,
  -- What the mark is called in Hangul.
  label text,
  bits bit varying not null,
  amount integer not null generated always as (bit_count(bits)) stored,
  primary key (mark, block)
) with (toast_tuple_target = 8160);
alter table mgk.clinic_marks alter column bits set storage plain;

-- Every word in Latin letters that a clinic ever had, to find the one that was meant by a typo.
create table mgk.clinic_words (
  word text collate "C" primary key,
  sound text collate "C" not null generated always as (mgk.sound_key(word)) stored
);
create index clinic_words_by_sound on mgk.clinic_words (sound);
create index clinic_words_by_slip on mgk.clinic_words using gin (mgk.shortened(word)) with (fastupdate = off);

grant select on mgk.clinic_listings, mgk.clinic_marks, mgk.clinic_words
  to mgk_visitor, mgk_member, mgk_service, :"app", :"reader";

-- Declared for the triggers. The functions file replaces them before anybody writes a clinic.
create function mgk.list_changed_clinics() returns trigger
language plpgsql as $$ begin raise exception 'functions/clinic-lists.sql was not applied'; end $$;
create function mgk.empty_clinic_lists() returns trigger
language plpgsql as $$ begin raise exception 'functions/clinic-lists.sql was not applied'; end $$;

create trigger clinics_added_to_lists after insert on mgk.clinics
referencing new table as changed for each statement execute function mgk.list_changed_clinics();
create trigger clinics_changed_in_lists after update on mgk.clinics
referencing old table as earlier new table as changed for each statement execute function mgk.list_changed_clinics();
create trigger clinics_removed_from_lists after delete on mgk.clinics
referencing old table as changed for each statement execute function mgk.list_changed_clinics();
create trigger clinics_emptied_from_lists after truncate on mgk.clinics
for each statement execute function mgk.empty_clinic_lists();
