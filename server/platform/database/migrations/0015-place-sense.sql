-- What an editor who guides visitors knows about a place (domain/places/place-sense.ts). It has no source. Unknown is
-- null or an empty list.
alter table mgk.places
  add column headline smallint check (headline between 0 and 3),
  add column best text,
  -- Two times: when a street or market is alive.
  add column active_hours jsonb check (jsonb_array_length(active_hours) = 2),
  add column dusk text check (dusk in ('only', 'best', 'ok', 'no')),
  add column child_from smallint check (child_from between 0 and 19),
  add column for_children boolean,
  add column stairs smallint check (stairs between 0 and 2),
  add column walk_km double precision check (walk_km >= 0),
  add column shelter text check (shelter in ('all', 'half', 'none')),
  -- Days of every year, with what there is then.
  add column season_best jsonb not null default '[]' check (jsonb_typeof(season_best) = 'array'),
  add column season_avoid jsonb not null default '[]' check (jsonb_typeof(season_avoid) = 'array'),
  add column dish text[] not null default '{}',
  add column starts_at text,
  add column bring text,
  add column tickets text,
  add column highlights text[] not null default '{}',
  add column tip text,
  -- Ids of places. One of them may be deleted later, and is then not shown.
  add column goes_with text[] not null default '{}';
