-- Payments that are contested at the buyer's bank: the money is withdrawn at once, and returned if
-- the dispute is won.

create table stripe_disputes (
  id text primary key,
  order_id text not null references stripe_orders on delete cascade,
  -- Cents that the bank has withdrawn; 0 once it has returned them.
  withdrawn_cents integer not null default 0,
  -- Number of changes of withdrawn_cents; with the id it is the reference of a ledger entry.
  changes integer not null default 0,
  -- When this state was requested from the payment provider; an older state does not replace it.
  read_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index stripe_disputes_order on stripe_disputes (order_id);

alter table stripe_orders
  -- Sum of withdrawn_cents over all disputes of the order.
  add column disputed_cents integer not null default 0;

alter table minute_ledger
  drop constraint minute_ledger_reason_check,
  add constraint minute_ledger_reason_check check (reason in (
    'sign_up', 'admin_start', 'purchase', 'subscription', 'call', 'admin_grant', 'refund', 'dispute',
    'import', 'correction'
  ));
