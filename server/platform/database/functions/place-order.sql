-- The order of the guide, and its head, the first tenth, as a segment of its own: searches ask its indexes first.

-- The catalogue's order, then popularity; smaller is first. It fits 53 bits, the whole numbers of JSON.
create or replace function mgk.place_order("position" integer, popularity integer) returns bigint
language sql immutable parallel safe
return least(greatest("position", 0), 1000000)::bigint * 8589934592
  + (1048575 - least(popularity, 1048575))::bigint * 8192;

-- Equal ones are scattered by their id, so that the first tenth of any catalogue is a sample of all of it.
create or replace function mgk.place_rank("position" integer, popularity integer, id text) returns bigint
language sql immutable parallel safe
return mgk.place_order("position", popularity) + (mgk.term_number(id) & 8191);

-- The first rank of the places that nobody put in order, chose, saved or looked at.
create or replace function mgk.first_scattered_rank() returns bigint
language sql immutable parallel safe
return mgk.place_order(1000000, 0);

-- The head ends before this rank: a tenth of the scattered places, and all that stand before them.
create or replace function mgk.first_tier_end() returns bigint
language sql immutable parallel safe
return mgk.first_scattered_rank() + 820;

-- Metres east and north on a transverse Mercator map of Korea: distances between two points are true to a thousandth.
create or replace function mgk.place_spot(lat double precision, lng double precision) returns point
language sql immutable parallel safe
return point(6371008.8 * atanh(cos(radians(lat)) * sin(radians(lng - 127.75))),
  6371008.8 * atan2(tan(radians(lat)), cos(radians(lng - 127.75))));

grant execute on function mgk.place_order(integer, integer), mgk.place_rank(integer, integer, text),
  mgk.first_scattered_rank(), mgk.first_tier_end(), mgk.place_spot(double precision, double precision)
  to mgk_visitor, mgk_member, mgk_service, :"app", :"reader";

-- An index keeps the value that mgk.first_tier_end() had when it was made. Making them again keeps readers of the lists
-- waiting, so it is done where the value is another one.
do $$
declare
  made constant text := 'The first tier ends at ' || mgk.first_tier_end();
begin
  if made = obj_description(to_regclass('mgk.place_listings_first_by_term'), 'pg_class') then return; end if;
  drop index if exists mgk.place_listings_first_by_term, mgk.place_listings_rest_by_term,
    mgk.place_listings_first_by_spot, mgk.place_listings_rest_by_spot;
  create index place_listings_first_by_term on mgk.place_listings using gin (terms) where rank < mgk.first_tier_end();
  create index place_listings_rest_by_term on mgk.place_listings using gin (terms) where rank >= mgk.first_tier_end();
  create index place_listings_first_by_spot on mgk.place_listings using gist (spot) where rank < mgk.first_tier_end();
  create index place_listings_rest_by_spot on mgk.place_listings using gist (spot) where rank >= mgk.first_tier_end();
  execute format('comment on index mgk.place_listings_first_by_term is %L', made);
end
$$;
