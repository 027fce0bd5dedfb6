-- Starting a call reads the user's earlier calls of the day; erasing an account reads all of them.
create index calls_user on calls (user_id, started_at);
