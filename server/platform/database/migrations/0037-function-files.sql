-- From here on the text of each function stands in ../functions, and is applied after all migrations.

-- Which text of each file this database has, as the SHA-256 of the file.
create table mgk.function_files (
  name text primary key,
  hash text not null
);

-- Lists that a migration wants filled again once the functions are those of its release (mgk.relist). Empty otherwise.
create table mgk.relist_requests (
  list text primary key check (list in ('clinics', 'places'))
);

-- Terms have other numbers now.
insert into mgk.relist_requests values ('clinics'), ('places');
