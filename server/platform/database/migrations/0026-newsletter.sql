-- Sign-ups for the mail about new articles. A row without confirmed_at waits for its confirmation.
-- The id is also the secret in the links to unsubscribe, which must work in every mail that was
-- ever sent.
create table newsletter_subscriptions (
  id uuid primary key default gen_random_uuid(),
  -- In lower case.
  email text not null unique,
  -- Hash of the token in the newest confirmation mail; null once it was used.
  confirmation_hash text unique,
  confirmed_at timestamptz,
  -- The newest article that was announced to this address, or published before it was confirmed.
  last_article_id integer not null default 0,
  created_at timestamptz not null default now()
);
create index newsletter_subscriptions_due on newsletter_subscriptions (last_article_id, id)
  where confirmed_at is not null;
create index newsletter_subscriptions_pending on newsletter_subscriptions (created_at)
  where confirmed_at is null;
