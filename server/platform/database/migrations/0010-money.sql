-- Customers, subscriptions and orders as reported by the payment provider. Table and column names
-- are those of the original database, so that its data can be imported as it is.

create table stripe_customers (
  customer_id text primary key,
  -- An order is kept when its account is erased: accounting records are kept for ten years.
  user_id uuid unique references "user" on delete set null,
  created_at timestamptz not null default now()
);

create table stripe_subscriptions (
  subscription_id text primary key,
  customer_id text not null references stripe_customers on delete cascade,
  price_id text not null,
  -- Key of an offer in domain/offers.ts; null for a price that is no longer sold.
  offer_key text,
  status text not null,
  -- Unix time; taken from the first item of the subscription.
  current_period_start bigint,
  current_period_end bigint,
  cancel_at_period_end boolean not null default false,
  payment_method_brand text,
  payment_method_last4 text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index stripe_subscriptions_customer on stripe_subscriptions (customer_id);

create table stripe_orders (
  id text primary key,
  -- The ledger entry of a pack references its checkout session, that of a subscription its invoice.
  checkout_session_id text unique,
  invoice_id text unique,
  payment_intent_id text,
  customer_id text not null,
  offer_key text,
  minutes integer not null default 0,
  -- Cents.
  amount_subtotal integer not null,
  amount_total integer not null,
  currency text not null,
  -- 'paid' or 'pending'; any other status means that the payment failed.
  payment_status text not null,
  -- 'completed' once paid; until then the same as payment_status.
  status text not null,
  created_at timestamptz not null default now()
);
create index stripe_orders_customer on stripe_orders (customer_id, created_at desc);

create view stripe_user_orders as
  select customers.user_id, orders.id as order_id, orders.created_at as order_date, orders.*
  from stripe_orders orders join stripe_customers customers using (customer_id);
