-- Each call start looks for the user's earlier calls of the day, and erasing an account for all its
-- calls.
create index calls_user on calls (user_id, started_at);
