-- Lists all clinics or all places again, when a function that lists them has changed. A release requests it in a
-- migration (insert into mgk.relist_requests values ('places') on conflict do nothing); the migrator calls it once all
-- functions are those of the release. The owner may call it at any time. Readers see the lists as they were until the
-- transaction ends, unless it also changes an index or a column of theirs: then they wait, as writers always do.
create or replace function mgk.relist(list text) returns void
language plpgsql set search_path = mgk, public, extensions, pg_temp as $$
declare
  batch constant integer := 5000;
  clinics bigint[];
  places text[];
begin
  case list
    when 'clinics' then
      lock table mgk.clinics in share row exclusive mode;
      perform mgk.compute_clinic_columns();
      delete from mgk.clinic_listings;
      delete from mgk.clinic_marks;
      delete from mgk.clinic_words;
      for clinics in
        select array_agg(id)
        from (select id, row_number() over (order by id) / batch as nth from mgk.clinics) as numbered
        group by nth order by nth
      loop
        perform mgk.list_clinics(clinics);
      end loop;
    when 'places' then
      lock table mgk.places in share row exclusive mode;
      delete from mgk.place_listings;
      delete from mgk.place_words;
      for places in
        select array_agg(id)
        from (select id, row_number() over (order by id) / batch as nth from mgk.places) as numbered
        group by nth order by nth
      loop
        perform mgk.list_places(places);
      end loop;
  end case;
end
$$;

-- Stored generated columns whose functions give something else by now are computed again.
create or replace function mgk.compute_clinic_columns() returns void
language plpgsql set search_path = mgk, public, extensions, pg_temp as $$
begin
  if not exists (select from mgk.clinics where mgk.has_stale_columns(clinics)) then return; end if;
  -- Row-level security is forced: without this the owner may not update a row.
  alter table mgk.clinics no force row level security;
  update mgk.clinics set imported = imported where mgk.has_stale_columns(clinics);
  alter table mgk.clinics force row level security;
end
$$;

create or replace function mgk.has_stale_columns(clinic mgk.clinics) returns boolean
language sql immutable
return clinic.known <> mgk.known_of_clinic(clinic.facts)
  or clinic.treatments <> mgk.text_list(clinic.facts -> 'treatments')
  or clinic.procedures <> mgk.text_list(clinic.facts -> 'procedures')
  or clinic.languages <> mgk.text_list(clinic.facts -> 'languages');
