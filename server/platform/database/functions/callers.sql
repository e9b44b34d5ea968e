-- Who asks, for policies. PostgreSQL leaves '' and not null in a setting that was once set in a session, hence nullif.
create or replace function mgk.claimed_user_id() returns uuid
language sql stable parallel safe
return (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid;

create or replace function mgk.claimed_assurance() returns text
language sql stable parallel safe
return coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'aal', 'aal1');

-- Decided by the table at the moment of the call, never by a claim. In `public`, where Supabase's clients look for it.
create or replace function public.is_admin() returns boolean
language sql stable
return exists (select from mgk.admins where user_id = mgk.claimed_user_id());

comment on function public.is_admin() is 'Whether the caller is an administrator of My Guide Korea.';

-- An administrator who has shown the second factor: every change by an administrator requires it.
create or replace function mgk.is_assured_admin() returns boolean
language sql stable
return public.is_admin() and mgk.claimed_assurance() = 'aal2';

revoke execute on function public.is_admin() from public;
grant execute on function mgk.claimed_user_id(), mgk.claimed_assurance()
  to mgk_visitor, mgk_member, mgk_service, :"app";
grant execute on function public.is_admin(), mgk.is_assured_admin() to mgk_visitor, mgk_member, mgk_service;
