-- What an import of clinics leaves to be looked at, and how often outside services may be asked.

-- 'low': the position lies outside of every district, or far outside of the province that the source names. It is kept, and no map shows it.
alter table mgk.clinics add column location_quality text not null default 'usual' check (location_quality in ('usual', 'low'));

-- One row for a service and a day in Seoul: all nodes share one budget. Behind `blocked_until` the service itself said that it is enough.
create table mgk.outside_calls (
  service text not null,
  day date not null,
  calls integer not null default 0,
  blocked_until timestamptz,
  primary key (service, day)
);

grant select, insert, update, delete on mgk.outside_calls to :"app";
