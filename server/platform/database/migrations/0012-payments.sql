-- Makes webhook events of the payment provider safe to replay, and stores what refunds need.

alter table stripe_subscriptions
  -- The buyer asked to use the minutes before the end of the withdrawal period.
  add column has_requested_immediate_start boolean not null default false,
  -- When this state was requested from the payment provider; an older state does not replace it.
  add column read_at timestamptz not null default '-infinity';

alter table stripe_orders
  add column subscription_id text,
  add column has_requested_immediate_start boolean not null default false,
  -- Cents.
  add column refunded_cents integer not null default 0,
  -- Minutes that a refund could not take back, because the balance never becomes negative.
  add column minutes_not_returned integer not null default 0;
create index stripe_orders_payment_intent on stripe_orders (payment_intent_id);

-- Stored before it is processed, so that an event that arrives late or repeatedly takes effect
-- once.
create table stripe_events (
  id text primary key,
  type text not null,
  object_id text not null,
  created_at timestamptz not null default now(),
  processed_at timestamptz
);
