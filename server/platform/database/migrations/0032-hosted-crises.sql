-- Crises in calls that a hosted voice service runs: time in them is not billed.
alter table calls
  -- When the present crisis began; null outside a crisis.
  add column crisis_since timestamptz,
  -- Time in earlier crises of the call.
  add column crisis_ms integer not null default 0;
