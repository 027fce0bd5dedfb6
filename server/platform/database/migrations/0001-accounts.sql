-- The auth library's own tables, then the user's profile and the ledger that explains the balance.

create table "user" (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null unique,
  email_verified boolean not null default false,
  image text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table session (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user" on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index session_by_user on session (user_id);

create table account (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user" on delete cascade,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index account_by_user on account (user_id);

create table verification (
  id uuid primary key default gen_random_uuid(),
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verification_identifier on verification (identifier);

create table rate_limit (
  id uuid primary key default gen_random_uuid(),
  key text not null unique,
  count integer not null,
  last_request bigint not null
);

create table user_profiles (
  id uuid primary key references "user" on delete cascade,
  username text not null,
  -- Changes only together with an insert into minute_ledger, in one transaction.
  minutes_left integer not null default 0 check (minutes_left >= 0),
  role text not null default 'user' check (role in ('user', 'admin')),
  first_name text,
  last_name text,
  age integer,
  city text,
  orientation text,
  style text,
  preferences text[] not null default '{}',
  favorites text[] not null default '{}',
  profession text,
  work_environment text[] not null default '{}',
  living_situation text,
  personality_type text,
  conversation_goal text[] not null default '{}',
  ideal_partner_style text[] not null default '{}',
  previous_experience boolean,
  social_type text,
  conversation_depth text,
  roleplay_preference text,
  attraction_triggers text[] not null default '{}',
  ai_behavior_preference text[] not null default '{}',
  topics_to_avoid text,
  user_profile_summary text,
  created_at timestamptz not null default now()
);

create table minute_ledger (
  id bigint generated always as identity primary key,
  user_id uuid not null references "user" on delete cascade,
  minutes integer not null,
  reason text not null check (reason in (
    'sign_up', 'admin_start', 'purchase', 'subscription', 'call', 'admin_grant', 'refund', 'import',
    'correction'
  )),
  -- What caused the entry: an account, a call, an invoice. A replay changes nothing.
  reference text not null,
  balance_after integer not null check (balance_after >= 0),
  actor text not null,
  created_at timestamptz not null default now(),
  unique (reason, reference)
);
create index minute_ledger_user on minute_ledger (user_id, id);

-- Keyed hashes of the e-mail addresses that received the free minutes; kept when the account is
-- erased.
create table granted_addresses (
  address_hash text primary key,
  created_at timestamptz not null default now()
);

create table consents (
  id bigint generated always as identity primary key,
  user_id uuid not null references "user" on delete cascade,
  kind text not null check (kind in ('terms', 'call_memory')),
  is_granted boolean not null,
  created_at timestamptz not null default now()
);
create index consents_user on consents (user_id, kind, id desc);
