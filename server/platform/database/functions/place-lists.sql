-- Keeps mgk.place_listings (what lists, the map and the search read) and mgk.place_words (the vocabulary for typos).
-- Statement triggers on mgk.places call it, so whoever writes a place need not know of it.

-- Lists these places as they stand now; deleted ones leave the lists. With the owner's rights, so that whoever may
-- write a place need not be allowed to write these tables. Without jit: compiling the large statement takes seconds.
create or replace function mgk.list_places(ids text[]) returns void
language plpgsql security definer set search_path = mgk, public, extensions, pg_temp set jit = off as $$
begin
  delete from mgk.place_listings
  where place_id = any (ids) and not exists (select from mgk.places where id = place_id and deleted_at is null);

  with fresh as materialized (
    select id, kind, name_en, name_ko, name_ja, name_zh, aliases, description, lat, lng, area, province, district_en,
      district_ko, station, categories, interests, tags, hours, closed, exceptions, seasons, cuisine, budget_level,
      permanently_closed, mgk.place_rank(position, popularity, id) as rank, location_quality = 'usual' as is_placed
    from mgk.places where id = any (ids) and deleted_at is null and overlay = '{}'
    union all
    select n.id, shown.*, mgk.place_rank(n.position, n.popularity, n.id),
      n.location_quality = 'usual' or n.overlay ? 'lat'
    from (select * from mgk.places where id = any (ids) and deleted_at is null and overlay <> '{}') as n,
      jsonb_to_record(to_jsonb(n) || n.overlay) as shown (kind text, name_en text, name_ko text, name_ja text,
        name_zh text, aliases text[], description text, lat double precision, lng double precision, area text,
        province text, district_en text, district_ko text, station text, categories text[], interests text[],
        tags text[], hours jsonb, closed date[], exceptions jsonb, seasons jsonb, cuisine text, budget_level smallint,
        permanently_closed boolean)
  ),
  texts as materialized (
    select *, concat_ws(' ', district_en, district_ko, area, province, station) as place,
      concat_ws(' ', cuisine,
        translate(concat_ws(' ', kind, array_to_string(categories, ' '), array_to_string(tags, ' ')), '-', ' ')
      ) as offer
    from fresh
  ),
  -- What many places share is computed once. Before each token stands its field: '^' a name, nothing for any text, '!'
  -- a whole name, '=' what lists are filtered by; and its kind: '<' a prefix, '~' the sound, '~<' a prefix of
  -- the sound.
  place_words_in as materialized (
    select place, token, octet_length(token) = length(token) as is_letters
    from (select distinct place from texts) as once, mgk.tokens_in(mgk.fold_text(place))
  ),
  places as materialized (
    select place, array_agg(mgk.term_number(token)) as terms from (
      select place, token from place_words_in
      union all select place, '<' || left(token, size)
      from place_words_in, generate_series(3, least(6, length(token) - 1)) as size where is_letters
      union all select place, '~' || mgk.sound_key(token) from place_words_in where is_letters and length(token) > 3
    ) as found group by place
  ),
  offers as materialized (
    select offer, array_agg(mgk.term_number(token)) as terms
    from (select distinct offer from texts) as once, mgk.tokens_in(mgk.fold_text(offer)) group by offer
  ),
  names as materialized (
    select id, name, octet_length(name) > length(name) as is_other_script
    from texts, string_to_table(mgk.fold_text(
      array_to_string(array[name_en, name_ko, name_ja, name_zh] || aliases, E'\x1F')), E'\x1F') as name
    where name <> ''
  ),
  romanised_names as materialized (
    select id, read.name from names, mgk.romanised(names.name) as read
    where is_other_script and names.name ~ '[가-힣]'
  ),
  letters as materialized (
    select id, token, is_romanised, mgk.sound_key(token) as sound
    from (
      select id, token, false as is_romanised from names, mgk.tokens_in(name) where octet_length(token) = length(token)
      union all select id, token, true from romanised_names, mgk.tokens_in(name)
    ) as each
  ),
  own as materialized (
    select id, array_agg(mgk.term_number(token)) as terms from (
      select id, '!' || translate(name, ' -', '') as token from names
      union all select id, '!~' || mgk.sound_key(translate(name, ' -', '')) from names where not is_other_script
      union all select id, '!~' || mgk.sound_key(translate(name, ' -', '')) from romanised_names
      union all select id, '^' || token from letters
      union all select id, '^<' || left(token, size)
      from letters, generate_series(2, least(6, length(token) - 1)) as size
      union all select id, '^~' || sound from letters where length(token) > 3
      union all select id, '^~<' || left(sound, size)
      from letters, generate_series(5, least(9, length(sound) - 1)) as size
      union all select id, '^' || token from names, mgk.tokens_in(name)
      where is_other_script and octet_length(token) > length(token)
      union all select id, '^' || one from names, string_to_table(replace(name, ' ', ''), null) as one
      where is_other_script and octet_length(one) > 1
      union all select id, '^' || token from names, mgk.initial_consonants_in(replace(name, ' ', ''))
      where is_other_script
      union all select id, token from texts, mgk.tokens_in(mgk.fold_text(description)) where description <> ''
    ) as found group by id
  ),
  -- The blocks of three hours of a week, from Monday on, in which a place opens by its usual hours in any season.
  blocks as materialized (select n, mgk.term_number('=open:' || n) as token_id from generate_series(0, 55) as n),
  usual as materialized (
    select id, hours from texts where hours is not null
    union all select id, season -> 'hours' from texts, jsonb_array_elements(seasons) as season
  ),
  spans as materialized (
    select id, midnight + left(span ->> 0, 2)::integer * 60 + right(span ->> 0, 2)::integer as opens,
      midnight + left(span ->> 1, 2)::integer * 60 + right(span ->> 1, 2)::integer
        + case when span ->> 1 <= span ->> 0 then 1440 else 0 end as closes
    from usual,
      unnest(array['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']) with ordinality as days (day, nth),
      lateral (select (nth - 1) * 1440 as midnight) as of_day, jsonb_array_elements(hours -> day) as span
    where hours <> '"24h"'
    union all select id, 0, 7 * 1440 from usual where hours = '"24h"'
  ),
  open_blocks as materialized (
    select id, array_agg(distinct token_id) as terms
    from spans, generate_series(opens / 180, (closes - 1) / 180) as nth join blocks on n = nth % 56
    group by id
  ),
  listed as (
    insert into mgk.place_listings
      (place_id, kind, rank, name, is_gone, lat, lng, spot, hours, closed, exceptions, seasons, terms)
    select id, kind, rank, coalesce(nullif(name_en, ''), name_ko), permanently_closed,
      case when is_placed then lat end, case when is_placed then lng end,
      case when is_placed then mgk.place_spot(lat, lng) end, hours, closed, exceptions, seasons,
      own.terms || places.terms || offers.terms || coalesce(open_blocks.terms, '{}') || array(
        select mgk.term_number(mark) from unnest(
          array['=kind:' || kind, '=area:' || area, '=province:' || province, '=district:' || district_en,
            '=district:' || split_part(district_en, ',', 1), '=budget:' || budget_level]
          || array(select '=category:' || value from unnest(categories) as value)
          || array(select '=interest:' || value from unnest(interests) as value)
          || array(select '=tag:' || value from unnest(tags) as value)
          || array(
            select '=opens:' || day from unnest(array['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']) as day
            where exists (
              select from (
                select texts.hours union all select season -> 'hours' from jsonb_array_elements(texts.seasons) as season
              ) as usual (hours)
              where usual.hours = '"24h"' or jsonb_array_length(usual.hours -> day) > 0))
          || case when exceptions <> '{}' then array['=opens:other'] end
        ) as mark where mark is not null)
    from texts join own using (id) join places using (place) join offers using (offer) left join open_blocks using (id)
    on conflict (place_id) do update set kind = excluded.kind, rank = excluded.rank, name = excluded.name,
      is_gone = excluded.is_gone, lat = excluded.lat, lng = excluded.lng, spot = excluded.spot,
      hours = excluded.hours, closed = excluded.closed, exceptions = excluded.exceptions,
      seasons = excluded.seasons, terms = excluded.terms
  )
  insert into mgk.place_words (word)
  select token from (
    select token from letters where not is_romanised and length(token) between 3 and 40
    union select token from place_words_in where is_letters and length(token) between 3 and 40
  ) as once
  where not exists (select from mgk.place_words where word = token)
  order by token
  on conflict do nothing;

  -- A batch goes into these indexes at once, and no search has to read what waits.
  perform gin_clean_pending_list('mgk.place_listings_first_by_term'),
    gin_clean_pending_list('mgk.place_listings_rest_by_term');
end
$$;

-- The transition tables: `changed` has the new rows, of a deletion the old ones; an update has the old ones in
-- `earlier`.
create or replace function mgk.list_changed_places() returns trigger
language plpgsql security definer set search_path = mgk, public, extensions, pg_temp as $$
declare
  ids text[];
  not_listed constant text[] := '{version,updated_at,closed_candidate,position,popularity,picked_by,picked_on,basis,
    source,checked_on,access,sources,scene,fame,is_trending}';
begin
  if tg_op = 'UPDATE' then
    -- Of what is listed already only the order may have changed, or nothing that lists show.
    update mgk.place_listings as l set rank = mgk.place_rank(n.position, n.popularity, n.id)
    from changed as n where l.place_id = n.id and l.rank <> mgk.place_rank(n.position, n.popularity, n.id);
    select array_agg(n.id) into ids
    from changed as n left join earlier as e using (id) left join mgk.place_listings as l on l.place_id = n.id
    where (l.place_id is null) <> (n.deleted_at is not null)
      or to_jsonb(n) - not_listed is distinct from to_jsonb(e) - not_listed;
  else
    select array_agg(id) into ids from changed;
  end if;
  if ids is not null then perform mgk.list_places(ids); end if;
  return null;
end
$$;

create or replace function mgk.empty_place_lists() returns trigger
language plpgsql security definer set search_path = mgk, pg_temp as $$
begin
  truncate mgk.place_listings, mgk.place_words;
  return null;
end
$$;
