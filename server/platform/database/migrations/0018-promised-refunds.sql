-- What is given back and what was promised are two figures (docs/decisions/021): a bank may refuse, or
-- have given a part back by itself, after somebody left a contract.

alter table stripe_orders
  -- Cents that shall have been given back in all, those of earlier refunds included; 0: nothing was promised.
  add column promised_cents integer not null default 0,
  -- What banks held already when it was promised: that was no part of it.
  add column contested_before_cents integer not null default 0;

-- Until now the promise was written as if it were done.
update stripe_orders set
  promised_cents = refunded_cents,
  refunded_cents = refunded_cents - line.refund_cents,
  contested_before_cents =
    greatest(0, amount_total - (refunded_cents - line.refund_cents) - line.left_cents)
from withdrawal_lines line
where line.order_id = stripe_orders.id and line.refunded_at is null and line.refund_cents > 0;
