-- What people say should not be there (Digital Services Act, art. 16).
create table reports (
  -- Made up in the browser, so that sending twice keeps one.
  id uuid primary key,
  kind text not null check (kind in ('companion', 'conversation')),
  -- Without a reference: a report outlives the companion that it is about.
  agent_id text not null,
  conversation_id uuid references conversations on delete set null,
  -- null for a visitor, and once the person is forgotten.
  user_id uuid references "user" on delete set null,
  -- Of a visitor who wants an answer.
  answer_email text,
  reason text not null,
  comment text,
  -- The words of the conversation, when its owner attached them.
  transcript jsonb,
  state text not null default 'new',
  -- Nothing is left of whoever sent it.
  is_forgotten boolean not null default false,
  created_at timestamptz not null default now()
);
create index reports_user on reports (user_id);
create index reports_conversation on reports (conversation_id);
create index reports_age on reports (created_at) where not is_forgotten;

-- However an account goes, what it said goes with it; that something was reported stays. A
-- conversation that its owner deletes leaves no word anywhere.
create function forget_reporter() returns trigger language plpgsql as $$
begin
  if new.is_forgotten or (old.user_id is not null and new.user_id is null) then
    new.is_forgotten := true;
    new.user_id := null;
    new.conversation_id := null;
    new.answer_email := null;
    new.comment := null;
    new.transcript := null;
  elsif old.conversation_id is not null and new.conversation_id is null then
    new.transcript := null;
  end if;
  return new;
end
$$;
create trigger reports_forget before update on reports
  for each row execute function forget_reporter();
