-- What lists, filters, counts and the search ask, apart from the clinics themselves: narrow rows, and one bit a clinic for everything
-- that lists are narrowed by. Triggers keep it with every statement, so whoever writes a clinic need not know of it.

-- One way of writing: no case, no accents, wide letters narrow, Hangul in whole syllables, words apart. domain/site/search-words.ts does the same.
create function mgk.fold_text(given text) returns text
language sql immutable parallel safe
return regexp_replace(
  lower(case when given ~ '^[\x01-\x7f가-힣]*$' then given
    else normalize(regexp_replace(normalize(given, nfkd), '[\u0300-\u036f]', '', 'g'), nfc) end collate "C"),
  '[\t\n\r!-,./:-@[-`{-~·、。！？「」‘’“”…—–]+', ' ', 'g');

-- What a text is found by: its words in Latin letters and figures, of what a hyphen joins the parts and the whole; of other scripts every
-- two signs that stand together, as their words have no clear ends.
create function mgk.terms_in(folded text) returns table (term text)
language sql immutable parallel safe rows 20 as $$
  select replace(token, '-', '') from string_to_table(folded, ' ') as token
  where octet_length(token) = length(token) and token <> '' and token <> '-'
  union all
  select part from string_to_table(folded, ' ') as token, string_to_table(token, '-') as part
  where position('-' in folded) > 0 and position('-' in token) > 0 and octet_length(token) = length(token) and part <> ''
  union all
  select substr(token, place, 2) from string_to_table(folded, ' ') as token, generate_series(1, length(token) - 1) as place
  where octet_length(folded) > length(folded) and octet_length(token) > length(token)
  union all
  select part from string_to_table(folded, ' ') as token, regexp_split_to_table(token, '[^a-z0-9]+') as part
  where octet_length(folded) > length(folded) and octet_length(token) > length(token) and token ~ '[a-z0-9]' and part <> ''
$$;

-- The initial consonants of Hangul, in twos and threes: 서울 is ㅅㅇ.
create function mgk.initials_in(folded text) returns table (term text)
language sql immutable parallel safe rows 10 as $$
  select chr(4352 + (ascii(one) - 44032) / 588) || chr(4352 + (ascii(two) - 44032) / 588)
    || case when size = 3 then chr(4352 + (ascii(three) - 44032) / 588) else '' end
  from (select folded) as name (signs), generate_series(1, length(signs) - 1) as place, generate_series(2, 3) as size,
    lateral (select substr(signs, place, 1), substr(signs, place + 1, 1), substr(signs, place + 2, 1)) as sign (one, two, three)
  where one between '가' and '힣' and two between '가' and '힣' and (size = 2 or three between '가' and '힣')
$$;

-- Hangul as it is read, syllable by syllable; mgk.sound_key forgives what running speech makes of it.
create function mgk.romanised(folded text) returns table (name text)
language sql immutable parallel safe rows 1 as $$
  select string_agg(
    case when sign between '가' and '힣' then
      (array['g','kk','n','d','tt','r','m','b','pp','s','ss','','j','jj','ch','k','t','p','h'])[(ascii(sign) - 44032) / 588 + 1]
      || (array['a','ae','ya','yae','eo','e','yeo','ye','o','wa','wae','oe','yo','u','wo','we','wi','yu','eu','ui','i'])[(ascii(sign) - 44032) % 588 / 28 + 1]
      || (array['','k','k','k','n','n','n','t','l','k','m','l','l','l','p','l','m','p','p','t','t','ng','t','t','k','t','p','t'])[(ascii(sign) - 44032) % 28 + 1]
    else ' ' end, '' order by place)
  from string_to_table(folded, null) with ordinality as signs (sign, place)
$$;

-- What the spellings of one Korean word have in common: Gangnam and Kangnam, Sinsa and Shinsa.
create function mgk.sound_key(word text) returns text
language sql immutable parallel safe
return regexp_replace(
  translate(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(word,
      'ng', 'n'), 'ch', 'j'), 'sh', 's'), 'eo', 'o'), 'eu', 'o'), 'oo', 'o'), 'ou', 'o'), 'ae', 'e'), 'ai', 'e'), 'oe', 'e'), 'ee', 'i'), 'ui', 'i'),
    'kqctpfvluz', 'gggdbbbroj'),
  '(.)\1+', '\1', 'g');

-- A word as a number. PostgreSQL may not change this function, since partitions are chosen by it; that two words share a number shows a
-- clinic too many once in ten thousand words.
create function mgk.term_number(term text) returns integer
language sql immutable parallel safe
return (hashtextextended(term, 0) >> 32)::integer;

create table mgk.clinic_listings (
  clinic_id bigint primary key,
  -- Its bit in mgk.clinic_marks. A number is never given twice.
  slot integer not null unique,
  is_sample boolean not null,
  known smallint not null,
  name text not null,
  name_ko text not null,
  treatments text[] not null,
  lat double precision,
  lng double precision,
  marks text[] not null,
  -- Numbers and not words: a third of the room, and of the time that the index takes.
  terms integer[] not null
);
alter table mgk.clinic_listings alter column terms set statistics 500;

create index clinic_listings_by_mark on mgk.clinic_listings using gin (marks);
create index clinic_listings_by_term on mgk.clinic_listings using gin (terms);

create index clinic_listings_of_samples on mgk.clinic_listings (slot) where is_sample;

-- Each order of a list, for all and for each treatment.
do $$
declare treatment text; condition text;
begin
  foreach treatment in array array['', 'plastic-surgery', 'skin-clinics', 'eye-surgery', 'dental', 'stem-cell', 'other'] loop
    condition := case when treatment = '' then 'true' else format('marks @> array[%L]', 'treatment:' || treatment) end;
    execute format('create index on mgk.clinic_listings ((-known), name, clinic_id) where %s', condition);
    execute format('create index on mgk.clinic_listings (name, clinic_id) where %s', condition);
    execute format('create index on mgk.clinic_listings ((-clinic_id)) where %s', condition);
  end loop;
end
$$;

-- Which clinics have a mark: a bit each, in blocks of 16,384. Counting is then a matter of laying bits over one another.
create table mgk.clinic_marks (
  mark text collate "C" not null,
  block integer not null,
  -- What the mark is called in Hangul.
  label text,
  bits bit varying not null,
  amount integer not null generated always as (bit_count(bits)) stored,
  primary key (mark, block)
) with (toast_tuple_target = 8160);
alter table mgk.clinic_marks alter column bits set storage plain;

do $$
begin
  execute format('create aggregate mgk.bits_at(integer, integer) (sfunc = set_bit, stype = bit, initcond = %L)', repeat('0', 16384));
  revoke execute on function mgk.bits_at(integer, integer) from public;
end
$$;

-- Every word in Latin letters that a clinic ever had, to find the one that was meant.
create table mgk.clinic_words (
  word text collate "C" primary key,
  sound text collate "C" not null generated always as (mgk.sound_key(word)) stored
);
create index clinic_words_by_sound on mgk.clinic_words (sound);
create index clinic_words_by_trigram on mgk.clinic_words using gin (word gin_trgm_ops);

-- With the owner's rights, so that who may write a clinic need not be allowed to write these.
create function mgk.list_changed_clinics() returns trigger
language plpgsql security definer set search_path = mgk, public, extensions, pg_temp as $$
declare next_slot integer;
begin
  if not exists (select from changed) then return null; end if;
  -- One writer at a time: new numbers and bits are taken from what the one before left.
  perform pg_advisory_xact_lock(hashtext('mgk.clinic_listings'));
  select coalesce(max(slot) + 1, 0) into next_slot from mgk.clinic_listings;

  with fresh as materialized (
    select n.*,
      array(
        select 'all'
        union all select 'sample' where n.is_sample
        union all select 'registered' where n.is_registered
        union all select 'district:' || n.district where n.district <> ''
        union all select distinct 'treatment:' || treatment from unnest(n.treatments) as treatment
        union all select distinct 'procedure:' || procedure from unnest(n.procedures) as procedure
        union all select distinct 'language:' || language from unnest(n.languages) as language
        union all select 'open:' || day from unnest(array['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']) as day
        where n.facts ->> 'hours' = '24h' or jsonb_array_length(n.facts #> array['hours', day]) > 0
      ) as marks,
      coalesce(l.slot, (next_slot - 1 + row_number() over (partition by l.slot is null order by n.id))::integer) as slot
    from changed as n left join mgk.clinic_listings as l on l.clinic_id = n.id
    where tg_op <> 'DELETE' and n.deleted_at is null
  ),
  told as materialized (
    select id, string_to_array(mgk.fold_text(concat_ws(E'\x1F',
      concat_ws(' ', name, facts ->> 'nameKo'),
      concat_ws(' ', facts #>> '{district,ko}', facts #>> '{address,ko}'),
      concat_ws(' ', facts ->> 'location', district, facts #>> '{address,en}', array_to_string(procedures, ' '),
        translate(array_to_string(treatments, ' '), '-', ' ')),
      concat_ws(' ', (select string_agg(concat_ws(' ', doctor ->> 'name', doctor ->> 'specialty'), ' ')
        from jsonb_array_elements(facts -> 'doctors') as doctor), facts ->> 'highlights', facts ->> 'description')
    )), E'\x1F') as parts
    from fresh
  ),
  said as materialized (
    select id, parts[1] as names, replace(parts[1], ' ', '') as name_signs, parts[2] as korean_place, parts[3] as offer, parts[4] as rest
    from told
  ),
  found as materialized (
    select id, '^' as place, term from said, mgk.terms_in(names)
    union all select id, '^', substr(name_signs, start, size)
    from said, generate_series(1, length(name_signs)) as start, generate_series(1, 2) as size
    where octet_length(name_signs) > length(name_signs) and octet_length(substr(name_signs, start, size)) > size
    union all select id, '^', term from said,
      mgk.romanised(regexp_replace(names, '(성형외과|피부과|안과|치과|한의원|의원|병원|클리닉)', ' \1 ', 'g')) as read, mgk.terms_in(read.name)
    where octet_length(names) > length(names)
    union all select id, '^', term from said, mgk.initials_in(name_signs) where octet_length(names) > length(names)
    union all select id, '+', term from said, mgk.initials_in(korean_place)
    union all select id, '+', term from said, mgk.terms_in(offer)
    union all select id, '+', term from said, mgk.terms_in(korean_place)
    union all select id, '', term from said, mgk.terms_in(rest)
  ),
  numbered as (select id, array_agg(mgk.term_number(place || term)) as terms from found group by id),
  listed as (
    insert into mgk.clinic_listings as l (clinic_id, slot, is_sample, known, name, name_ko, treatments, lat, lng, marks, terms)
    select id, slot, is_sample, known, name, coalesce(facts ->> 'nameKo', ''), treatments,
      case when location_quality <> 'low' or overlay ? 'lat' then lat end, lng, marks, terms
    from fresh join numbered using (id)
    on conflict (clinic_id) do update set known = excluded.known, name = excluded.name, name_ko = excluded.name_ko,
      treatments = excluded.treatments, lat = excluded.lat, lng = excluded.lng, marks = excluded.marks, terms = excluded.terms
    where (l.*) is distinct from (excluded.*)
  ),
  learnt as (
    insert into mgk.clinic_words (word)
    select term from (
      select distinct term from found where octet_length(term) = length(term) and length(term) between 2 and 40 offset 0
    ) as once
    where not exists (select from mgk.clinic_words where word = term)
    order by term
    on conflict do nothing
  ),
  unlisted as (
    delete from mgk.clinic_listings as l using changed as n
    where l.clinic_id = n.id and (tg_op = 'DELETE' or n.deleted_at is not null)
  ),
  before as materialized (
    select l.slot, mark from mgk.clinic_listings as l join changed as n on l.clinic_id = n.id, unnest(l.marks) as mark
  ),
  after as materialized (select slot, mark from fresh, unnest(marks) as mark),
  turned as (
    (select slot, mark from after except select slot, mark from before)
    union all
    (select slot, mark from before except select slot, mark from after)
  ),
  labels as (select 'district:' || district as mark, max(facts #>> '{district,ko}') as label from fresh group by 1)
  insert into mgk.clinic_marks as kept (mark, block, label, bits)
  select mark, slot / 16384, max(label), mgk.bits_at(slot % 16384, 1) from turned left join labels using (mark)
  group by 1, 2 order by 1, 2
  on conflict (mark, block) do update
    set bits = kept.bits # excluded.bits, label = coalesce(excluded.label, kept.label);

  -- A batch goes into these indexes at once, sixty times as fast as row by row, and no search has to read what waits.
  perform gin_clean_pending_list('mgk.clinic_listings_by_term'), gin_clean_pending_list('mgk.clinic_listings_by_mark'),
    gin_clean_pending_list('mgk.clinic_words_by_trigram');
  return null;
end
$$;

create trigger clinics_added_to_lists after insert on mgk.clinics
referencing new table as changed for each statement execute function mgk.list_changed_clinics();
create trigger clinics_changed_in_lists after update on mgk.clinics
referencing new table as changed for each statement execute function mgk.list_changed_clinics();
create trigger clinics_removed_from_lists after delete on mgk.clinics
referencing old table as changed for each statement execute function mgk.list_changed_clinics();

create function mgk.empty_clinic_lists() returns trigger
language plpgsql security definer set search_path = mgk, pg_temp as $$
begin
  truncate mgk.clinic_listings, mgk.clinic_marks, mgk.clinic_words;
  return null;
end
$$;
create trigger clinics_emptied_from_lists after truncate on mgk.clinics
for each statement execute function mgk.empty_clinic_lists();

-- The clinics that are there already.
alter table mgk.clinics no force row level security;
update mgk.clinics set version = version;
alter table mgk.clinics force row level security;

grant select on mgk.clinic_listings, mgk.clinic_marks, mgk.clinic_words to mgk_visitor, mgk_member, mgk_service, :"app", :"reader";
grant execute on function mgk.fold_text(text), mgk.terms_in(text), mgk.initials_in(text), mgk.sound_key(text), mgk.term_number(text), mgk.bits_at(integer, integer) to mgk_visitor, mgk_member, mgk_service, :"app", :"reader";
