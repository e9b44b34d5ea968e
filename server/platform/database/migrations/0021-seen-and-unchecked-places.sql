-- How often pages of places were asked for on each day in Seoul. Nobody is told apart: there is nothing here but a number.
create table mgk.place_views (
  place_id text not null references mgk.places on delete cascade,
  day date not null,
  views integer not null check (views > 0),
  primary key (place_id, day)
);
create index place_views_by_day on mgk.place_views (day);

alter table mgk.place_views enable row level security;
alter table mgk.place_views force row level security;
create policy service on mgk.place_views to mgk_service using (true) with check (true);
grant select, insert, update, delete on mgk.place_views to mgk_service;

-- What is saved is counted by place and day. In whose list it stands cannot be asked: that column is not granted.
create policy counted on mgk.saved_places for select to mgk_service using (true);
grant select (place_id, saved_at) on mgk.saved_places to mgk_service;

-- What the saves and views of the last 14 days make of a place, as server/places/trending.ts says.
alter table mgk.places add column is_trending boolean not null default false;

-- What nobody has checked, for editors who work it off: what is looked at most first, then what has stood so for longest.
create index places_unchecked on mgk.places ((-popularity), updated_at, id)
  where deleted_at is null and coalesce(overlay ->> 'basis', basis) = 'recalled';
