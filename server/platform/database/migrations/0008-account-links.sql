-- Links, sent by mail, with which a user changes an account. Each works once. Only hashes of their
-- tokens are stored.
create table account_links (
  token_hash text primary key,
  kind text not null check (kind in ('password', 'address')),
  -- The mailbox that the link was sent to.
  email text not null,
  -- The user whose address the link changes; null for a password link, which works for whichever
  -- account has the mailbox (docs/decisions/014).
  user_id uuid references "user" on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  check ((kind = 'address') = (user_id is not null))
);
create index account_links_email on account_links (email);
create index account_links_user on account_links (user_id);
create index account_links_expiry on account_links (expires_at);
