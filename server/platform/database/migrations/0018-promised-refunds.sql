-- Stores the refunded and the reserved amount separately (docs/decisions/021): after a withdrawal a
-- bank may refuse the refund, or may already have returned a part itself.

alter table stripe_orders
  -- Total cents that will have been refunded, earlier refunds included; 0: no refund is reserved.
  add column promised_cents integer not null default 0,
  -- Cents that banks had already withdrawn when the refund was reserved; the refund does not
  -- include them.
  add column contested_before_cents integer not null default 0;

-- Until now a reserved refund was stored as already refunded.
update stripe_orders set
  promised_cents = refunded_cents,
  refunded_cents = refunded_cents - line.refund_cents,
  contested_before_cents =
    greatest(0, amount_total - (refunded_cents - line.refund_cents) - line.left_cents)
from withdrawal_lines line
where line.order_id = stripe_orders.id and line.refunded_at is null and line.refund_cents > 0;
