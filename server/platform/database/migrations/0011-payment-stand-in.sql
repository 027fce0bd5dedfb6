-- State of the Stripe emulator, in the database so that any process can serve it.
-- Each row is one object as the emulated API returns it; a checkout session also contains its
-- internal state.
create table stripe_stand_in (
  id text primary key,
  object text not null,
  data jsonb not null,
  created bigint not null,
  -- Lists are ordered newest first, also for objects created in the same second.
  sequence bigint generated always as identity
);

create index stripe_stand_in_list on stripe_stand_in (object, sequence);
create index stripe_stand_in_customer on stripe_stand_in ((data->>'customer'));

-- Events that the product has not acknowledged yet.
create table stripe_stand_in_delivery (
  event_id text primary key references stripe_stand_in (id) on delete cascade,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  sequence bigint generated always as identity
);

create index stripe_stand_in_delivery_due on stripe_stand_in_delivery (next_attempt_at);

-- The response stored under an idempotency key.
create table stripe_stand_in_answer (
  key text primary key,
  fingerprint text not null,
  answer jsonb,
  answered_at timestamptz not null default now()
);

-- How far the emulator's clock is ahead of the system clock.
create table stripe_stand_in_clock (
  only_row boolean primary key default true check (only_row),
  offset_seconds bigint not null
);
insert into stripe_stand_in_clock (offset_seconds) values (0);
