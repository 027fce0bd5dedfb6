-- Payments that somebody contests at their bank: the money leaves at once and comes back if it is won.

create table stripe_disputes (
  id text primary key,
  order_id text not null references stripe_orders on delete cascade,
  -- Cents that the bank holds now; none any more once they came back.
  withdrawn_cents integer not null default 0,
  -- How often that changed: with the id it names a movement of minutes.
  changes integer not null default 0,
  -- When the payment service was asked: an answer that is older changes nothing.
  read_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index stripe_disputes_order on stripe_disputes (order_id);

alter table stripe_orders
  -- Cents that banks hold now, over all disputes of the order.
  add column disputed_cents integer not null default 0;

alter table minute_ledger
  drop constraint minute_ledger_reason_check,
  add constraint minute_ledger_reason_check check (reason in (
    'sign_up', 'admin_start', 'purchase', 'subscription', 'call', 'admin_grant', 'refund', 'dispute',
    'import', 'correction'
  ));
