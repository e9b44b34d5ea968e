-- Keeps mgk.clinic_listings (what lists show and search), mgk.clinic_marks (what they count) and mgk.clinic_words (the
-- vocabulary for typos). Statement triggers on mgk.clinics call it, so whoever writes a clinic need not know of it.

-- A bit string of one block with the bits at these positions set.
do $$
begin
  execute format(
    'create or replace aggregate mgk.bits_at(integer, integer) (sfunc = set_bit, stype = bit, initcond = %L)',
    repeat('0', 16384));
end
$$;
revoke execute on function mgk.bits_at(integer, integer) from public;
grant execute on function mgk.bits_at(integer, integer) to mgk_visitor, mgk_member, mgk_service, :"app", :"reader";

-- Lists these clinics as they stand now; deleted ones leave the lists. With the owner's rights, so that whoever may
-- write a clinic need not be allowed to write these tables. Without jit: compiling the large statement takes seconds.
create or replace function mgk.list_clinics(ids bigint[]) returns void
language plpgsql security definer set search_path = mgk, public, extensions, pg_temp set jit = off as $$
declare next_slot integer;
begin
  -- One writer at a time: new slots and bits follow from those of the writer before. A number of ours like the locks in
  -- TypeScript (prepare-database.ts has the first).
  perform pg_advisory_xact_lock(7164225300122);
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
    from mgk.clinics as n left join mgk.clinic_listings as l on l.clinic_id = n.id
    where n.id = any (ids) and n.deleted_at is null
  ),
  folded as materialized (
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
  texts as materialized (
    select id, parts[1] as names, replace(parts[1], ' ', '') as name_characters, parts[2] as korean_place,
      parts[3] as offer, parts[4] as rest
    from folded
  ),
  -- Before a token stands its field: '^' the name, '+' what is offered and where, nothing for the rest.
  found as materialized (
    select id, '^' as field, token from texts, mgk.tokens_in(names)
    union all select id, '^', substr(name_characters, start, size)
    from texts, generate_series(1, length(name_characters)) as start, generate_series(1, 2) as size
    where octet_length(name_characters) > length(name_characters)
      and octet_length(substr(name_characters, start, size)) > size
    union all select id, '^', token from texts,
      mgk.romanised(regexp_replace(names, '(성형외과|피부과|안과|치과|한의원|의원|병원|클리닉)', ' \1 ', 'g')) as read,
      mgk.tokens_in(read.name)
    where octet_length(names) > length(names)
    union all select id, '^', token from texts, mgk.initial_consonants_in(name_characters)
    where octet_length(names) > length(names)
    union all select id, '+', token from texts, mgk.initial_consonants_in(korean_place)
    union all select id, '+', token from texts, mgk.tokens_in(offer)
    union all select id, '+', token from texts, mgk.tokens_in(korean_place)
    union all select id, '', token from texts, mgk.tokens_in(rest)
  ),
  numbered as (select id, array_agg(mgk.term_number(field || token)) as terms from found group by id),
  listed as (
    insert into mgk.clinic_listings as l
      (clinic_id, slot, is_sample, known, name, name_ko, treatments, lat, lng, marks, terms)
    select id, slot, is_sample, known, name, coalesce(facts ->> 'nameKo', ''), treatments,
      case when location_quality <> 'low' or overlay ? 'lat' then lat end, lng, marks, terms
    from fresh join numbered using (id)
    on conflict (clinic_id) do update set known = excluded.known, name = excluded.name, name_ko = excluded.name_ko,
      treatments = excluded.treatments, lat = excluded.lat, lng = excluded.lng, marks = excluded.marks,
      terms = excluded.terms
    where (l.*) is distinct from (excluded.*)
  ),
  learnt as (
    insert into mgk.clinic_words (word)
    select token from (
      select distinct token from found
      where octet_length(token) = length(token) and length(token) between 2 and 40 offset 0
    ) as once
    where not exists (select from mgk.clinic_words where word = token)
    order by token
    on conflict do nothing
  ),
  unlisted as (
    delete from mgk.clinic_listings where clinic_id = any (ids) and clinic_id not in (select id from fresh)
  ),
  -- The listings as they were before this statement.
  before as materialized (
    select slot, mark from mgk.clinic_listings, unnest(marks) as mark where clinic_id = any (ids)
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
  perform gin_clean_pending_list('mgk.clinic_listings_by_term'), gin_clean_pending_list('mgk.clinic_listings_by_mark');
end
$$;

-- The transition tables: `changed` has the new rows, of a deletion the old ones; an update has the old ones in
-- `earlier`.
create or replace function mgk.list_changed_clinics() returns trigger
language plpgsql security definer set search_path = mgk, public, extensions, pg_temp as $$
declare ids bigint[];
begin
  if tg_op = 'UPDATE' then
    -- An update of nothing that lists show, such as the day on which facts were checked, takes no lock.
    select array_agg(id) into ids from (
      select id from (
        select id, facts - 'checkedOn', is_sample, deleted_at, location_quality, overlay ? 'lat' from changed
        except all
        select id, facts - 'checkedOn', is_sample, deleted_at, location_quality, overlay ? 'lat' from earlier
      ) as different
      union
      select id from changed
      where deleted_at is null and not exists (select from mgk.clinic_listings where clinic_id = changed.id)
    ) as touched;
  else
    select array_agg(id) into ids from changed;
  end if;
  if ids is not null then perform mgk.list_clinics(ids); end if;
  return null;
end
$$;

create or replace function mgk.empty_clinic_lists() returns trigger
language plpgsql security definer set search_path = mgk, pg_temp as $$
begin
  truncate mgk.clinic_listings, mgk.clinic_marks, mgk.clinic_words;
  return null;
end
$$;
