-- Keys with which a user's own programs call companions (docs/decisions/060).
create table api_keys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references "user" on delete cascade,
  -- What the user calls it: "Enceinte du salon".
  name text not null check (name <> ''),
  -- The beginning of the key, by which the user recognises it.
  prefix text not null,
  -- SHA-256 of the key, in hexadecimal; the key itself is not stored.
  key_hash text not null unique,
  -- What the key may do: "calls", "memory".
  scopes text[] not null,
  -- The services outside the operator's computers that may receive what is said in calls with this
  -- key: evidence of the consent (GDPR, art. 7(1)).
  shared_with text[] not null default '{}',
  -- Minutes that all calls with this key may cost in a month; null without a limit.
  monthly_minutes integer check (monthly_minutes > 0),
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index api_keys_user on api_keys (user_id, created_at desc);
-- For the retention rule that deletes revoked keys.
create index api_keys_revoked on api_keys (revoked_at) where revoked_at is not null;

alter table calls
  -- The key that started the call; null for a call from a page.
  add column api_key_id uuid references api_keys on delete set null,
  -- The call ends after this many minutes; null for the limit of all calls.
  add column max_minutes integer check (max_minutes > 0);
create index calls_api_key on calls (api_key_id, created_at) where api_key_id is not null;
