-- Whether another password, or anything else, was requested for the address while this sign-up waited. Then nobody
-- knows whose password it is, and its link does not apply it. Later sign-ups of the address inherit it.
alter table mgk.sign_ups add column is_contested boolean not null default false;

-- The passwords of several sign-ups have different salts, so they cannot be compared.
alter table mgk.sign_ups no force row level security;
update mgk.sign_ups set is_contested = true
where email in (select email from mgk.sign_ups group by email having count(*) > 1 and count(password_hash) > 0);
alter table mgk.sign_ups force row level security;
