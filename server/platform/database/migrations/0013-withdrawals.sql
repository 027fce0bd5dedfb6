-- Declarations that the law requires online: withdrawals from a purchase of the last 14 days, and
-- cancellations of a subscription without signing in. Both are evidence.

create table withdrawals (
  id uuid primary key,
  -- Of a subscription its first order. It stays in the books without the account (0010).
  order_id text not null unique references stripe_orders,
  user_id uuid references "user" on delete set null,
  subscription_id text,
  -- The words that were confirmed.
  statement text not null,
  declared_at timestamptz not null default now(),
  -- The minutes are taken back and the refund is noted on the orders.
  settled_at timestamptz,
  -- The subscription is over and the money is on its way.
  completed_at timestamptz
);
create index withdrawals_user on withdrawals (user_id);
create index withdrawals_unfinished on withdrawals (declared_at) where completed_at is null;

-- What each order of the contract gave back: several when a subscription renewed meanwhile.
create table withdrawal_lines (
  withdrawal_id uuid not null references withdrawals on delete cascade,
  order_id text not null unique references stripe_orders,
  -- Before: minutes that no refund had taken back, and cents that none had given back.
  left_minutes integer not null check (left_minutes >= 0),
  left_cents integer not null check (left_cents >= 0),
  unused_minutes integer not null check (unused_minutes between 0 and left_minutes),
  refund_cents integer not null check (refund_cents between 0 and left_cents),
  -- When the payment service took the order to refund.
  refunded_at timestamptz,
  primary key (withdrawal_id, order_id)
);

create table cancellations (
  -- Made up by the page, so that sending twice declares once.
  id uuid primary key,
  -- Of the account that the address belongs to, once it was looked for.
  user_id uuid references "user" on delete cascade,
  name text not null,
  email text not null,
  reference text,
  reason text,
  notified_at timestamptz not null default now(),
  -- null: no subscription was running under the address.
  subscription_id text,
  effective_at timestamptz,
  carried_out_at timestamptz
);
create index cancellations_user on cancellations (user_id);
create index cancellations_email on cancellations (email);
create index cancellations_age on cancellations (notified_at);
create index cancellations_unfinished on cancellations (notified_at) where carried_out_at is null;
