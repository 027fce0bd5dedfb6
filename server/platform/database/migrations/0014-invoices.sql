-- Invoices and credit notes, kept for ten years.

-- The last number of each series. The transaction that issues a document locks the row: a sequence
-- would leave gaps, which the numbering of invoices may not have (French tax code, annex II,
-- article 242 nonies A).
create table invoice_counters (
  kind text not null check (kind in ('invoice', 'credit_note')),
  year integer not null,
  last_number integer not null,
  primary key (kind, year)
);

-- An invoice is linked to a user only through its order, so the link ends when the account is
-- erased.
create table invoices (
  number text primary key,
  kind text not null check (kind in ('invoice', 'credit_note')),
  order_id text not null references stripe_orders,
  -- Total cents of the order that were refunded when this was issued: 0 for the invoice itself.
  refunded_cents integer not null,
  issued_at timestamptz not null,
  content jsonb not null,
  check ((kind = 'invoice') = (refunded_cents = 0)),
  unique (order_id, refunded_cents)
);

create function refuse_invoice_change() returns trigger language plpgsql as $$
begin
  raise exception 'an issued invoice never changes';
end
$$;
create trigger invoices_never_change before update on invoices
  for each row execute function refuse_invoice_change();

-- Sent renewal reminders, so that each is sent once.
create table renewal_reminders (
  subscription_id text not null references stripe_subscriptions on delete cascade,
  -- Key of the reminder: for a monthly period its last day, for a weekly period the month in which it ends.
  occasion text not null,
  created_at timestamptz not null default now(),
  primary key (subscription_id, occasion)
);
