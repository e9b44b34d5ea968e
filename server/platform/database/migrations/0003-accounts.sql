-- People, their sessions, their second factors, and what happened to their accounts. Whoever signs in does so through
-- the service role; a member reads only their own rows; nobody but the service reads a hash, a secret or a token.

create table mgk.users (
  id uuid primary key,
  role text not null default 'authenticated',
  email text check (email = lower(email) and length(email) <= 255),
  phone text check (phone <> ''),
  password_hash text,
  email_confirmed_at timestamptz,
  -- Set only when a link or code that went to the mailbox came back. ADMIN_EMAILS relies on it; `email_confirmed_at`
  -- may have been set by an administrator or by AUTH_AUTOCONFIRM.
  email_proven_at timestamptz,
  phone_confirmed_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  reauthentication_sent_at timestamptz,
  -- A pending change of address: both mailboxes have to confirm it.
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
  -- The valid refresh token is number `refresh_counter` of this session. No token is stored: each is computed from the
  -- session's own key, which is encrypted with the data key. `refresh_replaced_at` has the times at which the newest
  -- ones were replaced, newest first, only as long as they matter.
  refresh_key bytea not null,
  refresh_counter integer not null default 0,
  refresh_replaced_at timestamptz[] not null default '{}',
  created_at timestamptz not null,
  refreshed_at timestamptz not null,
  not_after timestamptz
);

create index sessions_by_user on mgk.sessions (user_id);

-- A sign-up by mail. It waits for the link of its own mail and belongs to nobody until then, whether the address has an
-- account or not.
create table mgk.sign_ups (
  id uuid primary key,
  email text not null,
  -- Null where only a link to sign in was asked for.
  password_hash text,
  user_metadata jsonb not null,
  created_at timestamptz not null,
  -- Whether another password, or anything else, was requested for the address while this sign-up waited. Then nobody
  -- knows whose password it is, and its link does not apply it. Later sign-ups of the address inherit it.
  is_contested boolean not null default false
);

create index sign_ups_by_email on mgk.sign_ups (email, created_at desc);

-- What a mailed link or code opens, once. Of the link's token only a hash is stored. The code is encrypted with the
-- data key, because six digits can be found from their hash.
create table mgk.one_time_tokens (
  id uuid primary key,
  -- An account has one token of a kind. A sign-up has one of its own, which belongs to whoever has the address.
  user_id uuid references mgk.users on delete cascade,
  kind text not null check (kind in (
    'confirmation', 'recovery', 'magiclink', 'invite', 'email_change_current', 'email_change_new', 'reauthentication'
  )),
  token_hash bytea not null unique,
  code bytea not null,
  -- The mailbox it was sent to.
  email text not null,
  created_at timestamptz not null,
  sign_up_id uuid unique references mgk.sign_ups on delete cascade,
  -- How many wrong codes of the address were counted when it was mailed.
  codes_before integer not null default 0,
  unique (user_id, kind)
);

create index one_time_tokens_by_email on mgk.one_time_tokens (email);

-- Wrong codes by address of mail, hashed, whether anything was mailed there or not: a count on the mailed code itself
-- takes longer where there is one, and that reveals who has an account.
create table mgk.wrong_codes (
  key_hash bytea primary key,
  count integer not null,
  changed_at timestamptz not null
);

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
  created_at timestamptz not null,
  -- Which of several links of an account leads on to the client that asked for it.
  sign_up_id uuid
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
  -- The newest time step whose code was accepted: no code is accepted twice.
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

-- Failed passwords by account, known or not: the key is a hash of the address.
create table mgk.password_failures (
  key_hash bytea primary key,
  failures integer not null,
  window_ends_at timestamptz not null,
  blocked_until timestamptz
);

-- The networks from which somebody has signed in. Wrong passwords from elsewhere do not keep them out. Of the network
-- only a hash is stored, with the user's id in it.
create table mgk.known_networks (
  user_id uuid not null references mgk.users on delete cascade,
  network_hash bytea not null,
  seen_at timestamptz not null,
  primary key (user_id, network_hash)
);

create index known_networks_by_time on mgk.known_networks (seen_at);

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
  -- The person or thing it was done to.
  subject_id text,
  -- The address without its last part: enough to see a pattern, too little to find a person.
  client_network text,
  details jsonb not null default '{}'
);

create index audit_log_by_time on mgk.audit_log (at, id);
create index audit_log_by_subject on mgk.audit_log (subject_id, id);
create index audit_log_by_actor on mgk.audit_log (actor_id, id);

create function public.is_admin() returns boolean
language sql stable
return exists (select from mgk.admins where user_id = mgk.claimed_user_id());

create function mgk.is_assured_admin() returns boolean
language sql stable
return public.is_admin() and mgk.claimed_assurance() = 'aal2';

do $$
declare name text;
begin
  foreach name in array array[
    'users', 'identities', 'sessions', 'sign_ups', 'one_time_tokens', 'wrong_codes', 'flow_states', 'factors',
    'factor_challenges', 'recovery_codes', 'password_failures', 'known_networks', 'admins', 'signing_keys', 'audit_log'
  ] loop
    execute format('alter table mgk.%I enable row level security', name);
    execute format('alter table mgk.%I force row level security', name);
    execute format('create policy service on mgk.%I to mgk_service using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on mgk.%I to mgk_service', name);
  end loop;
end
$$;

-- No row is ever changed: the service adds rows, and removes those that are too old.
revoke update on mgk.audit_log from mgk_service;

grant select (
  id, email, new_email, email_confirmed_at, user_metadata, is_anonymous, last_sign_in_at, created_at, updated_at
) on mgk.users to mgk_member;
create policy own on mgk.users for select to mgk_member using (id = mgk.claimed_user_id());

grant select (id, user_id, aal, amr, user_agent, created_at, refreshed_at) on mgk.sessions to mgk_member;
create policy own on mgk.sessions for select to mgk_member using (user_id = mgk.claimed_user_id());

grant select (id, user_id, friendly_name, factor_type, status, created_at, updated_at) on mgk.factors to mgk_member;
create policy own on mgk.factors for select to mgk_member using (user_id = mgk.claimed_user_id());

grant select on mgk.admins to mgk_visitor, mgk_member;
create policy own on mgk.admins for select to mgk_visitor, mgk_member using (user_id = mgk.claimed_user_id());

grant select on mgk.audit_log to mgk_member;
create policy own on mgk.audit_log for select to mgk_member
  using (actor_id = mgk.claimed_user_id() or subject_id = mgk.claimed_user_id()::text);
create policy admins on mgk.audit_log for select to mgk_member using (mgk.is_assured_admin());
