-- Facts of places from public pages, hours of a part of the year, and how one gets in: domain/places/places.ts says what each means.
alter table mgk.places
  add column seasons jsonb not null default '[]' check (jsonb_typeof(seasons) = 'array'),
  add column access text not null default 'walk-in' check (access in ('walk-in', 'booking', 'tour')),
  add column sources jsonb not null default '[]' check (jsonb_typeof(sources) = 'array'),
  drop constraint places_basis_check,
  add constraint places_basis_check check (basis in ('checked', 'sourced', 'recalled')),
  drop constraint places_check,
  -- A checked row names its source and day, a sourced one the page that was read; a recalled one is not dressed as either.
  add constraint places_check check (case basis
    when 'checked' then source is not null and checked_on is not null
    when 'sourced' then source is not null and checked_on is null and sources <> '[]'
    else source is null and checked_on is null end);

-- Lists that ask what is open read the seasons too.
alter table mgk.place_listings add column seasons jsonb not null default '[]';

-- The present text of the function that keeps the lists of places.
create or replace function mgk.list_changed_places() returns trigger
language plpgsql security definer set search_path = mgk, public, extensions, pg_temp as $$
declare touched text[];
begin
  if tg_op = 'DELETE' then
    delete from mgk.place_listings using changed where place_id = changed.id;
    return null;
  end if;

  if tg_op = 'INSERT' then
    select array_agg(id) into touched from changed;
  else
    -- Of what is listed already only the order may have changed, or nothing that lists know of.
    update mgk.place_listings as l set rank = mgk.place_rank(n.position, n.popularity, n.id)
    from changed as n where l.place_id = n.id and l.rank <> mgk.place_rank(n.position, n.popularity, n.id);
    select array_agg(n.id) into touched
    from changed as n left join earlier as e using (id) left join mgk.place_listings as l on l.place_id = n.id
    where (l.place_id is null) <> (n.deleted_at is not null)
      or to_jsonb(n) - '{version,updated_at,closed_candidate,position,popularity,picked_by,picked_on,basis,source,checked_on,access,sources}'::text[]
        is distinct from to_jsonb(e) - '{version,updated_at,closed_candidate,position,popularity,picked_by,picked_on,basis,source,checked_on,access,sources}'::text[];
  end if;
  if touched is null then return null; end if;

  with fresh as materialized (
    select id, kind, name_en, name_ko, name_ja, name_zh, aliases, description, lat, lng, area, province, district_en, district_ko, station,
      categories, interests, tags, hours, closed, exceptions, seasons, cuisine, budget_level, permanently_closed,
      mgk.place_rank(position, popularity, id) as rank, location_quality = 'usual' as is_placed
    from changed where id = any (touched) and deleted_at is null and overlay = '{}'
    union all
    select n.id, shown.*, mgk.place_rank(n.position, n.popularity, n.id), n.location_quality = 'usual' or n.overlay ? 'lat'
    from (select * from changed where id = any (touched) and deleted_at is null and overlay <> '{}') as n,
      jsonb_to_record(to_jsonb(n) || n.overlay) as shown (kind text, name_en text, name_ko text, name_ja text, name_zh text, aliases text[],
        description text, lat double precision, lng double precision, area text, province text, district_en text, district_ko text,
        station text, categories text[], interests text[], tags text[], hours jsonb, closed date[], exceptions jsonb, seasons jsonb, cuisine text,
        budget_level smallint, permanently_closed boolean)
  ),
  told as materialized (
    select *, concat_ws(' ', district_en, district_ko, area, province, station) as place,
      concat_ws(' ', cuisine, translate(concat_ws(' ', kind, array_to_string(categories, ' '), array_to_string(tags, ' ')), '-', ' ')) as offer
    from fresh
  ),
  -- What many places share is worked out once.
  place_words_in as materialized (
    select place, term, octet_length(term) = length(term) as is_letters
    from (select distinct place from told) as once, mgk.terms_in(mgk.fold_text(place))
  ),
  places as materialized (
    select place, array_agg(mgk.term_number(term)) as terms from (
      select place, term from place_words_in
      union all select place, '<' || left(term, size) from place_words_in, generate_series(3, least(6, length(term) - 1)) as size where is_letters
      union all select place, '~' || mgk.sound_key(term) from place_words_in where is_letters and length(term) > 3
    ) as found group by place
  ),
  offers as materialized (
    select offer, array_agg(mgk.term_number(term)) as terms
    from (select distinct offer from told) as once, mgk.terms_in(mgk.fold_text(offer)) group by offer
  ),
  names as materialized (
    select id, said, octet_length(said) > length(said) as has_signs
    from told, string_to_table(mgk.fold_text(array_to_string(array[name_en, name_ko, name_ja, name_zh] || aliases, E'\x1F')), E'\x1F') as said
    where said <> ''
  ),
  read_names as materialized (
    select id, read.name as said from names, mgk.romanised(said) as read where has_signs and said ~ '[가-힣]'
  ),
  letters as materialized (
    select id, term, is_read, mgk.sound_key(term) as sound
    from (
      select id, term, false as is_read from names, mgk.terms_in(said) where octet_length(term) = length(term)
      union all select id, term, true from read_names, mgk.terms_in(said)
    ) as each
  ),
  own as materialized (
    select id, array_agg(mgk.term_number(term)) as terms from (
      select id, '!' || translate(said, ' -', '') as term from names
      union all select id, '!~' || mgk.sound_key(translate(said, ' -', '')) from names where not has_signs
      union all select id, '!~' || mgk.sound_key(translate(said, ' -', '')) from read_names
      union all select id, '^' || term from letters
      union all select id, '^<' || left(term, size) from letters, generate_series(2, least(6, length(term) - 1)) as size
      union all select id, '^~' || sound from letters where length(term) > 3
      union all select id, '^~<' || left(sound, size) from letters, generate_series(5, least(9, length(sound) - 1)) as size
      union all select id, '^' || term from names, mgk.terms_in(said) where has_signs and octet_length(term) > length(term)
      union all select id, '^' || sign from names, string_to_table(replace(said, ' ', ''), null) as sign where has_signs and octet_length(sign) > 1
      union all select id, '^' || term from names, mgk.initials_in(replace(said, ' ', '')) where has_signs
      union all select id, term from told, mgk.terms_in(mgk.fold_text(description)) where description <> ''
    ) as found group by id
  ),
  listed as (
    insert into mgk.place_listings as l (place_id, rank, name, is_gone, lat, lng, spot, hours, closed, exceptions, seasons, terms)
    select id, rank, coalesce(nullif(name_en, ''), name_ko), permanently_closed,
      case when is_placed then lat end, case when is_placed then lng end, case when is_placed then mgk.place_spot(lat, lng) end,
      hours, closed, exceptions, seasons,
      own.terms || places.terms || offers.terms || array(
        select mgk.term_number(mark) from unnest(
          array['=kind:' || kind, '=area:' || area, '=province:' || province, '=district:' || district_en,
            '=district:' || split_part(district_en, ',', 1), '=budget:' || budget_level]
          || array(select '=category:' || value from unnest(categories) as value)
          || array(select '=interest:' || value from unnest(interests) as value)
          || array(select '=tag:' || value from unnest(tags) as value)
          || array(select '=opens:' || day from unnest(array['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']) as day
            where exists (
              select from (select told.hours union all select season -> 'hours' from jsonb_array_elements(told.seasons) as season) as usual (hours)
              where usual.hours = '"24h"' or jsonb_array_length(usual.hours -> day) > 0))
          || case when exceptions <> '{}' then array['=opens:other'] end
        ) as mark where mark is not null)
    from told join own using (id) join places using (place) join offers using (offer)
    on conflict (place_id) do update set rank = excluded.rank, name = excluded.name, is_gone = excluded.is_gone, lat = excluded.lat,
      lng = excluded.lng, spot = excluded.spot, hours = excluded.hours, closed = excluded.closed, exceptions = excluded.exceptions,
      seasons = excluded.seasons, terms = excluded.terms
  ),
  learnt as (
    insert into mgk.place_words (word)
    select term from (
      select term from letters where not is_read and length(term) between 3 and 40
      union select term from place_words_in where is_letters and length(term) between 3 and 40
    ) as once
    where not exists (select from mgk.place_words where word = term)
    order by term
    on conflict do nothing
  )
  delete from mgk.place_listings as l using changed as n
  where l.place_id = n.id and n.id = any (touched) and n.deleted_at is not null;

  -- A batch goes into these indexes at once, and no search has to read what waits.
  perform gin_clean_pending_list('mgk.place_listings_first_by_term'), gin_clean_pending_list('mgk.place_listings_rest_by_term');
  return null;
end
$$;
