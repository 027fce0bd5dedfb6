-- Whether somebody has called today is asked at each call, and erasing an account looks for its calls.
create index calls_user on calls (user_id, started_at);
