-- Generated columns of mgk.clinics call text_list and known_of_clinic. PostgreSQL does not compute stored columns again
-- when such a function changes: a migration beside the change requests a relist of the clinics, which does.

-- Also the address of a clinic's page: a number made from the time, in the order in which they were created.
create or replace function mgk.new_clinic_id() returns bigint
language sql volatile
return (extract(epoch from clock_timestamp()) * 1000)::bigint * 1000 + nextval('mgk.clinic_numbers') % 1000;

create or replace function mgk.text_list(list jsonb) returns text[]
language sql immutable parallel safe
return coalesce((select array_agg(word) from jsonb_array_elements_text(coalesce(list, '[]')) as words (word)), '{}');

-- How much of what a visitor asks about is known: it decides the order of a list. Money does not.
create or replace function mgk.known_of_clinic(facts jsonb) returns smallint
language sql immutable parallel safe
return (
  case when coalesce(facts -> 'registration', 'null') <> 'null' then 10 else 0 end
  + case when facts ->> 'basis' = 'checked' then 5 else 0 end
  + (facts ->> 'phoneNumber' <> '')::int
  + (facts ->> 'website' <> '')::int
  + (facts ->> 'businessHours' <> '' or coalesce(facts -> 'hours', 'null') <> 'null')::int
  + (coalesce(facts -> 'lat', 'null') <> 'null')::int
  + (facts #>> '{address,ko}' <> '')::int
  + (facts -> 'languages' <> '[]')::int
  + (facts -> 'doctors' <> '[]' or coalesce(facts -> 'doctorCount', 'null') <> 'null')::int
  + (facts -> 'procedures' <> '[]')::int
)::smallint;

grant execute on function mgk.new_clinic_id(), mgk.text_list(jsonb), mgk.known_of_clinic(jsonb)
  to mgk_visitor, mgk_member, mgk_service, :"app", :"reader";
