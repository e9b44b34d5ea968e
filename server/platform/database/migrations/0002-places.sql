-- Public: everybody may read every row, so no row-level security. Only the service role writes.
create table mgk.places (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  kind text not null,
  name_en text not null check (name_en <> ''),
  name_ko text not null check (name_ko <> ''),
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
  basis text not null check (basis in ('checked', 'recalled')),
  source text,
  checked_on date,
  -- The order in which the guide shows them.
  position integer not null,
  -- A checked fact names its source and day; a recalled one is not dressed as checked.
  check (case basis when 'checked' then source is not null and checked_on is not null
                    else source is null and checked_on is null end)
);

create index places_by_position on mgk.places (position);

grant select on mgk.places to mgk_visitor, mgk_member, mgk_service, :"app", :"reader";
grant insert, update, delete on mgk.places to mgk_service;

-- Whoever changes a row, by whatever way, the pages that show it are dropped on every node.
create function mgk.announce_change() returns trigger
language plpgsql as $$
begin
  perform pg_notify('mgk_changes', tg_argv[0]);
  return null;
end
$$;

-- For each row, so that a statement that changes none announces nothing; one transaction announces a tag once.
create trigger places_changed after insert or update or delete on mgk.places
for each row execute function mgk.announce_change('places');

create trigger places_emptied after truncate on mgk.places
for each statement execute function mgk.announce_change('places');
