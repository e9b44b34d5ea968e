#!/bin/sh
# PostgreSQL runs this as its superuser, once, on an empty volume. The product gets a login that owns its database and
# may create roles: with it the product makes the logins of its own, which can do less (docs/operations/databases.md).
set -eu
psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 --username "${POSTGRES_USER:-postgres}" <<'SQL'
\getenv password GUIDE_PASSWORD
create role guide login createrole password :'password';
create database guide owner guide;
-- Without a password the superuser gets in over no network: docker compose exec database psql -U postgres
alter role current_user password null;
SQL
