-- The map counts places of a kind from an index alone, and a list of one kind by name is read without all others.
alter table mgk.place_listings add column kind text;

create index place_listings_on_map on mgk.place_listings (kind, lat, lng) include (place_id)
  where not is_gone and lat is not null;
create index place_listings_by_kind_and_name on mgk.place_listings (kind, name, place_id);

insert into mgk.relist_requests values ('places') on conflict do nothing;
