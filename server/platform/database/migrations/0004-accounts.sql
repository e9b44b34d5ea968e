-- People, their sessions, their second factors, and what happened to their accounts. Whoever signs in does so through the service role;
-- a member reads what is theirs and nothing else; nobody but the service reads a hash, a secret or a token.

create table mgk.users (
  id uuid primary key,
  role text not null default 'authenticated',
  email text check (email = lower(email) and length(email) <= 255),
  phone text check (phone <> ''),
  password_hash text,
  email_confirmed_at timestamptz,
  -- Set only when a link or code that went to the mailbox came back. ADMIN_EMAILS rests on it; `email_confirmed_at` may have been
  -- set by an administrator or by AUTH_AUTOCONFIRM.
  email_proven_at timestamptz,
  phone_confirmed_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  reauthentication_sent_at timestamptz,
  -- A pending change of address: both mailboxes have to say yes.
  new_email text check (new_email = lower(new_email) and length(new_email) <= 255),
  email_change_sent_at timestamptz,
  email_change_confirmed text check (email_change_confirmed in ('current', 'new')),
  invited_at timestamptz,
  last_sign_in_at timestamptz,
  banned_until timestamptz,
  app_metadata jsonb not null default '{}',
  user_metadata jsonb not null default '{}',
  is_anonymous boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz
);

create unique index users_by_email on mgk.users (email) where deleted_at is null;
create unique index users_by_phone on mgk.users (phone) where deleted_at is null;
create index users_by_creation on mgk.users (created_at, id);

create table mgk.identities (
  id uuid primary key,
  user_id uuid not null references mgk.users on delete cascade,
  provider text not null,
  provider_id text not null,
  identity_data jsonb not null,
  last_sign_in_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (provider, provider_id)
);

create index identities_by_user on mgk.identities (user_id);

create table mgk.sessions (
  id uuid primary key,
  user_id uuid not null references mgk.users on delete cascade,
  aal text not null default 'aal1' check (aal in ('aal1', 'aal2')),
  -- [{method, timestamp}], newest first, as the access token carries it.
  amr jsonb not null,
  factor_id uuid,
  user_agent text,
  -- The refresh token that counts is number `refresh_counter` of this session. No token stands here: each is computed from the session's
  -- own key, which is encrypted with the data key. Then the times at which the newest ones were replaced, newest first, only as long
  -- as they matter.
  refresh_key bytea not null,
  refresh_counter integer not null default 0,
  refresh_replaced_at timestamptz[] not null default '{}',
  created_at timestamptz not null,
  refreshed_at timestamptz not null,
  not_after timestamptz
);

create index sessions_by_user on mgk.sessions (user_id);

-- What a mailed link or code opens, once. Of the link's token only a hash; the code is encrypted with the data key, because whoever has
-- the hash of six digits has the digits.
create table mgk.one_time_tokens (
  id uuid primary key,
  user_id uuid not null references mgk.users on delete cascade,
  kind text not null check (kind in ('confirmation', 'recovery', 'magiclink', 'invite', 'email_change_current', 'email_change_new', 'reauthentication')),
  token_hash bytea not null unique,
  code bytea not null,
  -- The mailbox it was sent to.
  email text not null,
  wrong_codes integer not null default 0,
  created_at timestamptz not null,
  unique (user_id, kind)
);

create index one_time_tokens_by_email on mgk.one_time_tokens (email);

-- A sign-in by link that ends with a code for the one client that knows the verifier (PKCE).
create table mgk.flow_states (
  id uuid primary key,
  user_id uuid references mgk.users on delete cascade,
  auth_code_hash bytea not null unique,
  code_challenge text not null,
  code_challenge_method text not null check (code_challenge_method in ('s256', 'plain')),
  authentication_method text not null,
  -- Begins when the link was followed; before that the code opens nothing.
  issued_at timestamptz,
  created_at timestamptz not null
);

create index flow_states_by_user on mgk.flow_states (user_id);

create table mgk.factors (
  id uuid primary key,
  user_id uuid not null references mgk.users on delete cascade,
  friendly_name text,
  factor_type text not null check (factor_type = 'totp'),
  status text not null check (status in ('unverified', 'verified')),
  -- Encrypted with the data key.
  secret bytea not null,
  -- The newest time step whose code was accepted: no code counts twice.
  last_used_step bigint,
  last_challenged_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create unique index factors_by_name on mgk.factors (user_id, friendly_name) where friendly_name <> '';
create index factors_by_user on mgk.factors (user_id);

create table mgk.factor_challenges (
  id uuid primary key,
  factor_id uuid not null references mgk.factors on delete cascade,
  client text not null,
  created_at timestamptz not null,
  verified_at timestamptz
);

create index factor_challenges_by_factor on mgk.factor_challenges (factor_id);

create table mgk.recovery_codes (
  user_id uuid not null references mgk.users on delete cascade,
  code_hash bytea not null,
  created_at timestamptz not null,
  primary key (user_id, code_hash)
);

-- Failed passwords by account, known or not: the key is a hash of the address. Logged, unlike rate_limits: a crash must not hand
-- an attacker a fresh count.
create table mgk.password_failures (
  key_hash bytea primary key,
  failures integer not null,
  window_ends_at timestamptz not null,
  blocked_until timestamptz
);

create table mgk.admins (
  user_id uuid primary key references mgk.users on delete cascade,
  granted_at timestamptz not null,
  granted_because text not null check (granted_because in ('command', 'admin_emails'))
);

create table mgk.signing_keys (
  kid text primary key,
  algorithm text not null check (algorithm in ('ES256', 'RS256')),
  public_jwk jsonb not null,
  -- Encrypted with the data key.
  private_jwk bytea not null,
  created_at timestamptz not null,
  -- A replaced key signs nothing more and is trusted until the last token that it signed has ended.
  replaced_at timestamptz
);

-- One key signs, whichever nodes start at the same time.
create unique index signing_keys_one_current on mgk.signing_keys ((true)) where replaced_at is null;

-- What happened to accounts and by whom; no secret, no password, no token. Rows outlive the account that they name.
create table mgk.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- Who did it: null for a visitor, for the product itself and for the commands of the operator.
  actor_id uuid,
  action text not null check (action <> ''),
  -- Whom or what it was done to.
  subject_id text,
  -- The address without its last part: enough to see a pattern, too little to find a person.
  client_network text,
  details jsonb not null default '{}'
);

create index audit_log_by_time on mgk.audit_log (at, id);
create index audit_log_by_subject on mgk.audit_log (subject_id, id);
create index audit_log_by_actor on mgk.audit_log (actor_id, id);

-- Decided by the table at the moment of the call, never by a claim. It stands in `public`, where Supabase's clients look for it.
create function public.is_admin() returns boolean
language sql stable
return exists (select from mgk.admins where user_id = mgk.claimed_user_id());

comment on function public.is_admin() is 'Whether the caller is an administrator of My Guide Korea.';

-- An administrator who has shown the second factor: what every change by an administrator asks for.
create function mgk.is_assured_admin() returns boolean
language sql stable
return public.is_admin() and mgk.claimed_assurance() = 'aal2';

revoke execute on function public.is_admin() from public;
grant execute on function public.is_admin(), mgk.is_assured_admin() to mgk_visitor, mgk_member, mgk_service;

do $$
declare name text;
begin
  foreach name in array array[
    'users', 'identities', 'sessions', 'one_time_tokens', 'flow_states', 'factors', 'factor_challenges', 'recovery_codes',
    'password_failures', 'admins', 'signing_keys', 'audit_log'
  ] loop
    execute format('alter table mgk.%I enable row level security', name);
    execute format('alter table mgk.%I force row level security', name);
    execute format('create policy service on mgk.%I to mgk_service using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on mgk.%I to mgk_service', name);
  end loop;
end
$$;

-- Nothing rewrites the past: the service adds, and removes what is past its time.
revoke update on mgk.audit_log from mgk_service;

grant select (id, email, new_email, email_confirmed_at, user_metadata, is_anonymous, last_sign_in_at, created_at, updated_at) on mgk.users to mgk_member;
create policy own on mgk.users for select to mgk_member using (id = mgk.claimed_user_id());

grant select (id, user_id, aal, amr, user_agent, created_at, refreshed_at) on mgk.sessions to mgk_member;
create policy own on mgk.sessions for select to mgk_member using (user_id = mgk.claimed_user_id());

grant select (id, user_id, friendly_name, factor_type, status, created_at, updated_at) on mgk.factors to mgk_member;
create policy own on mgk.factors for select to mgk_member using (user_id = mgk.claimed_user_id());

grant select on mgk.admins to mgk_visitor, mgk_member;
create policy own on mgk.admins for select to mgk_visitor, mgk_member using (user_id = mgk.claimed_user_id());

grant select on mgk.audit_log to mgk_member;
create policy own on mgk.audit_log for select to mgk_member using (actor_id = mgk.claimed_user_id() or subject_id = mgk.claimed_user_id()::text);
create policy admins on mgk.audit_log for select to mgk_member using (mgk.is_assured_admin());
