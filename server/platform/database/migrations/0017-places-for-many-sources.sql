-- Places of many sources. A row's own columns keep what its source says, as the release before wrote them; an editor's word lies over them in
-- `overlay`, so that neither an import nor the embedded catalogue overwrites it. The row as everybody sees it is jsonb_populate_record(row, overlay).

alter table mgk.places
  -- 'catalogue' and 'editor' are ours, and their rows are known by their id; anything else names the source of an import.
  add column origin text not null default 'catalogue' check (origin <> ''),
  add column source_id text,
  -- By the names of the columns: what an editor says instead of the source.
  add column overlay jsonb not null default '{}',
  add column version integer not null default 1,
  add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now(),
  add column deleted_at timestamptz,
  -- A whole import that did not have it any more; somebody looks whether it closed.
  add column closed_candidate boolean not null default false,
  -- 'low': it cannot be there. It is kept, and no map shows it.
  add column location_quality text not null default 'usual' check (location_quality in ('usual', 'low')),
  add column name_ja text,
  add column name_zh text,
  add column phone text,
  add column website text,
  -- As PlaceImage in domain/places/places.ts: no picture without its author and licence.
  add column image jsonb check (image ->> 'url' <> '' and image ->> 'author' <> '' and image ->> 'licence' <> ''),
  -- An editor's choice, on a day.
  add column picked_by uuid,
  add column picked_on date,
  -- What saves and views of the last days make of it; the order of what the guide itself does not put in order.
  add column popularity integer not null default 0 check (popularity >= 0),
  add unique (origin, source_id),
  add check ((origin in ('catalogue', 'editor')) = (source_id is null)),
  -- A source may know a place by one of its names alone.
  drop constraint places_name_en_check,
  drop constraint places_name_ko_check,
  add check (name_en <> '' or name_ko <> ''),
  -- After what the catalogue puts in order itself.
  alter column position set default 1000000;

-- Every change but that a source gave it first, with what stood in the changed columns before and after. Nothing rewrites it.
create table mgk.place_changes (
  id bigint generated always as identity primary key,
  place_id text not null references mgk.places on delete cascade,
  version integer not null,
  action text not null check (action in ('created', 'updated', 'deleted', 'restored', 'imported')),
  at timestamptz not null default now(),
  actor_id uuid,
  before jsonb not null,
  after jsonb not null
);

create index place_changes_by_place on mgk.place_changes (place_id, id desc);

do $$
declare name text;
begin
  foreach name in array array['places', 'place_changes'] loop
    execute format('alter table mgk.%I enable row level security', name);
    execute format('alter table mgk.%I force row level security', name);
    execute format('create policy service on mgk.%I to mgk_service using (true) with check (true)', name);
    execute format('create policy admins on mgk.%I to mgk_member using ((select mgk.is_assured_admin())) with check ((select mgk.is_assured_admin()))', name);
  end loop;
end
$$;

-- Who changes a place as an administrator does it under their own name.
create policy own_name on mgk.place_changes as restrictive for insert to mgk_member with check (actor_id = mgk.claimed_user_id());

create policy there on mgk.places for select to mgk_visitor, mgk_member, :"app", :"reader" using (deleted_at is null);

-- Deleted places stay for their restoring, so nobody but the product removes a row.
grant insert, update on mgk.places to mgk_member;
grant select, insert on mgk.place_changes to mgk_member;
grant select, insert on mgk.place_changes to mgk_service;

-- An administrator's change of a place stands in the audit log, written in the same transaction under their own name.
create policy place_changes_of_admins on mgk.audit_log for insert to mgk_member
  with check ((select mgk.is_assured_admin()) and actor_id = mgk.claimed_user_id() and action like 'place.%');
