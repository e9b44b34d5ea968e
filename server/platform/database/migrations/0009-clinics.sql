-- Clinics. What a source says of one and what an editor says of it stand apart, so that reading the source anew overwrites no editor.

-- Also the address of its page: a number made from the time, in the order in which they came.
create sequence mgk.clinic_numbers;

create function mgk.new_clinic_id() returns bigint
language sql volatile
return (extract(epoch from clock_timestamp()) * 1000)::bigint * 1000 + nextval('mgk.clinic_numbers') % 1000;

create function mgk.text_list(list jsonb) returns text[]
language sql immutable parallel safe
return coalesce((select array_agg(word) from jsonb_array_elements_text(coalesce(list, '[]')) as words (word)), '{}');

-- How many of the things that a visitor asks about are known: it decides the order of a list, and money does not.
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
  -- As in domain/clinics/clinics.ts (ClinicFacts): every field that the origin gave, and those that an editor changed since.
  imported jsonb not null,
  overlay jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  -- A whole import that did not have it any more; somebody looks whether it closed.
  closed_candidate boolean not null default false,

  facts jsonb not null generated always as (imported || overlay) stored,
  is_sample boolean not null generated always as (origin = 'sample') stored,
  name text not null generated always as ((imported || overlay) ->> 'name') stored check (name <> ''),
  treatments text[] not null generated always as (mgk.text_list((imported || overlay) -> 'treatments')) stored,
  procedures text[] not null generated always as (mgk.text_list((imported || overlay) -> 'procedures')) stored,
  languages text[] not null generated always as (mgk.text_list((imported || overlay) -> 'languages')) stored,
  district text generated always as ((imported || overlay) #>> '{district,en}') stored,
  is_registered boolean not null generated always as (coalesce((imported || overlay) -> 'registration', 'null') <> 'null') stored,
  lat double precision generated always as (((imported || overlay) ->> 'lat')::double precision) stored,
  lng double precision generated always as (((imported || overlay) ->> 'lng')::double precision) stored,
  known smallint not null generated always as (mgk.known_of_clinic(imported || overlay)) stored,

  unique (origin, source_id),
  check ((origin = 'editor') = (source_id is null))
);

-- Every change, the first included, with what stood in the changed fields before and after. Nothing rewrites it.
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

do $$
declare name text;
begin
  foreach name in array array['clinics', 'clinic_changes'] loop
    execute format('alter table mgk.%I enable row level security', name);
    execute format('alter table mgk.%I force row level security', name);
    execute format('create policy service on mgk.%I to mgk_service using (true) with check (true)', name);
    execute format('create policy admins on mgk.%I to mgk_member using ((select mgk.is_assured_admin())) with check ((select mgk.is_assured_admin()))', name);
  end loop;
end
$$;

-- Who changes a clinic as an administrator does it under their own name.
create policy own_name on mgk.clinic_changes as restrictive for insert to mgk_member with check (actor_id = mgk.claimed_user_id());

create policy there on mgk.clinics for select to mgk_visitor, mgk_member, :"app", :"reader" using (deleted_at is null);

grant select on mgk.clinics to mgk_visitor, mgk_member, :"app", :"reader";
-- Deleted clinics stay for their restoring, so nobody but the product removes a row.
grant insert, update on mgk.clinics to mgk_member;
grant select, insert on mgk.clinic_changes to mgk_member;
grant select, insert, update, delete on mgk.clinics to mgk_service;
grant select, insert on mgk.clinic_changes to mgk_service;
grant usage on sequence mgk.clinic_numbers to mgk_member, mgk_service;
grant execute on function mgk.new_clinic_id(), mgk.text_list(jsonb), mgk.known_of_clinic(jsonb) to mgk_visitor, mgk_member, mgk_service, :"app", :"reader";

-- An administrator's change of a clinic stands in the audit log, written in the same transaction under their own name.
grant insert on mgk.audit_log to mgk_member;
create policy clinic_changes_of_admins on mgk.audit_log for insert to mgk_member
  with check ((select mgk.is_assured_admin()) and actor_id = mgk.claimed_user_id() and action like 'clinic.%');

create trigger clinics_changed after insert or update or delete on mgk.clinics
for each row execute function mgk.announce_change('clinics');

create trigger clinics_emptied after truncate on mgk.clinics
for each statement execute function mgk.announce_change('clinics');
