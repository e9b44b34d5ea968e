-- Places. A row's own columns contain what its source says; an editor's values are in `overlay`, so that neither an
-- import nor the embedded catalogue overwrites them. The row as everybody sees it is
-- jsonb_populate_record(row, overlay).
create table mgk.places (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  kind text not null,
  -- A source may know a place by one of its names only.
  name_en text not null,
  name_ko text not null,
  aliases text[] not null,
  description text not null,
  lat double precision not null check (lat between 32.9 and 38.7),
  lng double precision not null check (lng between 124 and 132),
  area text,
  province text not null,
  district_en text not null,
  district_ko text not null,
  address_en text not null,
  address_ko text not null,
  station text,
  categories text[] not null,
  interests text[] not null,
  tags text[] not null,
  -- As in domain/places/places.ts: unknown is null, and never guessed.
  hours jsonb,
  closed date[] not null,
  exceptions jsonb not null,
  last_entry text,
  cost integer check (cost >= 0),
  visit_minutes integer not null check (visit_minutes > 0),
  cuisine text,
  budget_level smallint check (budget_level between 1 and 4),
  permanently_closed boolean not null,
  basis text not null check (basis in ('checked', 'sourced', 'recalled')),
  source text,
  checked_on date,
  -- The order of the guide. Rows without one come after what the catalogue puts in order itself.
  position integer not null default 1000000,
  -- 'catalogue' and 'editor' are ours, and their rows are known by their id; anything else names the source of an
  -- import.
  origin text not null default 'catalogue' check (origin <> ''),
  source_id text,
  -- By the names of the columns: what an editor says instead of the source.
  overlay jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  -- A whole import did not have it any more; somebody checks whether it closed.
  closed_candidate boolean not null default false,
  -- 'low': it cannot be there. It is stored, and no map shows it.
  location_quality text not null default 'usual' check (location_quality in ('usual', 'low')),
  name_ja text,
  name_zh text,
  phone text,
  website text,
  -- As PlaceImage in domain/places/places.ts: no picture without its author and licence.
  image jsonb check (image ->> 'url' <> '' and image ->> 'author' <> '' and image ->> 'licence' <> ''),
  -- An editor's choice, on a day.
  picked_by uuid,
  picked_on date,
  -- Computed from the saves and views of the last days; the order of what the guide itself does not put in order.
  popularity integer not null default 0 check (popularity >= 0),
  -- By the saves and views of the last 14 days (server/places/trending.ts).
  is_trending boolean not null default false,
  -- Hours of a part of the year, how one gets in, and the public pages that the facts are from.
  seasons jsonb not null default '[]' check (jsonb_typeof(seasons) = 'array'),
  access text not null default 'walk-in' check (access in ('walk-in', 'booking', 'tour')),
  sources jsonb not null default '[]' check (jsonb_typeof(sources) = 'array'),
  -- The drawing of a place of the embedded catalogue: a name of domain/site/scenes.ts, or null for a neutral view.
  scene text,
  -- How well known a sight is, 1 to 5 (domain/places/places.ts). Null: a row of an editor or an import, or no sight.
  fame smallint check (fame between 1 and 5),

  -- A checked row names its source and day, a sourced one the page that was read, a recalled one neither.
  check (case basis
    when 'checked' then source is not null and checked_on is not null
    when 'sourced' then source is not null and checked_on is null and sources <> '[]'
    else source is null and checked_on is null end),
  unique (origin, source_id),
  check ((origin in ('catalogue', 'editor')) = (source_id is null)),
  check (name_en <> '' or name_ko <> '')
);

create index places_by_position on mgk.places (position);
-- What nobody has checked, for editors: most looked at first, then the oldest.
create index places_unchecked on mgk.places ((-popularity), updated_at, id)
  where deleted_at is null and coalesce(overlay ->> 'basis', basis) = 'recalled';

-- Every change but the first by a source, with what the changed columns contained before and after. No row is ever
-- changed.
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

-- How often the pages of a place were read on a day in Seoul. Only a number is stored, and no visitor.
create table mgk.place_views (
  place_id text not null references mgk.places on delete cascade,
  day date not null,
  views integer not null check (views > 0),
  primary key (place_id, day)
);

create index place_views_by_day on mgk.place_views (day);

-- What a run of the import from the Korea Tourism Organization leaves for the next one: one row for a list in a
-- language.
create table mgk.tourapi_lists (
  language text primary key check (language in ('en', 'ko', 'ja', 'zh')),
  -- Later changes are not imported yet: the organization's time, YYYYMMDDHHMMSS. Null until the list was read to its
  -- end once.
  synced_until text,
  -- Where a list continues that ran out of calls, and since when it is being read; both null where none did.
  next_page integer check (next_page > 0),
  begun_at text,
  check ((next_page is null) = (begun_at is null))
);

-- The details of a place are requested one by one, with what is left of a day's calls.
create table mgk.tourapi_details (
  content_id text primary key,
  content_type text not null,
  modified_at text not null,
  -- Of which modification the details are; null before the first request.
  detailed_at text
);

create index tourapi_details_waiting on mgk.tourapi_details (modified_at desc)
  where detailed_at is distinct from modified_at;

-- An operator's decision on which place a record in another language is; null: none of ours. It counts before names and
-- distances.
create table mgk.tourapi_joins (
  language text not null check (language in ('ko', 'ja', 'zh')),
  content_id text not null,
  joined_to text,
  primary key (language, content_id)
);

do $$
declare name text;
begin
  foreach name in array array[
    'places', 'place_changes', 'place_views', 'tourapi_lists', 'tourapi_details', 'tourapi_joins'
  ] loop
    execute format('alter table mgk.%I enable row level security', name);
    execute format('alter table mgk.%I force row level security', name);
    execute format('create policy service on mgk.%I to mgk_service using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on mgk.%I to mgk_service', name);
  end loop;
  foreach name in array array['places', 'place_changes'] loop
    execute format('create policy admins on mgk.%I to mgk_member
      using ((select mgk.is_assured_admin())) with check ((select mgk.is_assured_admin()))', name);
  end loop;
end
$$;
revoke update, delete on mgk.place_changes from mgk_service;

-- An administrator changes a place under their own name.
create policy own_name on mgk.place_changes as restrictive for insert to mgk_member
  with check (actor_id = mgk.claimed_user_id());

create policy there on mgk.places for select to mgk_visitor, mgk_member, :"app", :"reader" using (deleted_at is null);

grant select on mgk.places to mgk_visitor, mgk_member, :"app", :"reader";
-- Deleted places stay, so that they can be restored: only the product removes a row.
grant insert, update on mgk.places to mgk_member;
grant select, insert on mgk.place_changes to mgk_member;

-- An administrator's change of a place is in the audit log, written in the same transaction under their own name.
create policy place_changes_of_admins on mgk.audit_log for insert to mgk_member
  with check ((select mgk.is_assured_admin()) and actor_id = mgk.claimed_user_id() and action like 'place.%');

create trigger places_changed after insert or update or delete on mgk.places
for each row execute function mgk.announce_change('places');
create trigger places_emptied after truncate on mgk.places
for each statement execute function mgk.announce_change('places');

-- What lists of places, the map and the search read: narrow rows in the order of the guide. Triggers update them with
-- every statement, so whoever writes a place need not know of them (../functions/place-lists.sql). The indexes of the
-- search by term and by distance are in ../functions/place-order.sql.
create table mgk.place_listings (
  place_id text primary key,
  rank bigint not null,
  name text not null,
  is_gone boolean not null,
  -- Unknown where the position cannot be right.
  lat double precision,
  lng double precision,
  spot point,
  hours jsonb,
  closed date[] not null,
  exceptions jsonb not null,
  -- What it is found by, as numbers (mgk.term_number).
  terms integer[] not null,
  seasons jsonb not null default '[]',
  kind text
);
alter table mgk.place_listings alter column terms set statistics 500;

create index place_listings_in_order on mgk.place_listings (rank, place_id);
create index place_listings_by_name on mgk.place_listings (name, place_id);
-- The map counts places of a kind from this index alone, and a list of one kind by name is read without all others.
create index place_listings_on_map on mgk.place_listings (kind, lat, lng) include (place_id)
  where not is_gone and lat is not null;
create index place_listings_by_kind_and_name on mgk.place_listings (kind, name, place_id);

-- Words in Latin letters of names and districts, to find the one that was meant by a typo.
create table mgk.place_words (word text collate "C" primary key);
create index place_words_by_slip on mgk.place_words using gin (mgk.shortened(word)) with (fastupdate = off);

grant select on mgk.place_listings, mgk.place_words to mgk_visitor, mgk_member, mgk_service, :"app", :"reader";

-- Declared for the triggers. The functions file replaces them before anybody writes a place.
create function mgk.list_changed_places() returns trigger
language plpgsql as $$ begin raise exception 'functions/place-lists.sql was not applied'; end $$;
create function mgk.empty_place_lists() returns trigger
language plpgsql as $$ begin raise exception 'functions/place-lists.sql was not applied'; end $$;

create trigger places_added_to_lists after insert on mgk.places
referencing new table as changed for each statement execute function mgk.list_changed_places();
create trigger places_changed_in_lists after update on mgk.places
referencing old table as earlier new table as changed for each statement execute function mgk.list_changed_places();
create trigger places_removed_from_lists after delete on mgk.places
referencing old table as changed for each statement execute function mgk.list_changed_places();
create trigger places_emptied_from_lists after truncate on mgk.places
for each statement execute function mgk.empty_place_lists();
